import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";
import { secretValues } from "../../src/report/secret-values.ts";

const none = createRedactor({ values: [] });
/** Made at run time, so that no scanner takes this file for a leak. */
const letters = (count: number) => "aB3dE6gH9kLm".repeat(20).slice(0, count);
const hex = (count: number) => "0f1e2d3c4b5a6978".repeat(10).slice(0, count);

describe("secretValues", () => {
  it.each([
    ["a key", { OPENAI_API_KEY: "12345678" }, ["12345678"]],
    ["a token, in lower case", { my_token: "abcdefgh" }, ["abcdefgh"]],
    ["a password", { DB_PASSWORD: "hunter2hunter2" }, ["hunter2hunter2"]],
    ["a secret", { CLIENT_SECRET_2: "abcdefghi" }, ["abcdefghi"]],
    ["seven characters are too short", { A_KEY: "1234567" }, []],
    ["another name", { HOME: "/root/home/x" }, []],
    ["a name in camel case", { myApiKey: "abcdefgh" }, ["abcdefgh"]],
    ["a name that only begins with the word", { TOKENIZER: "abcdefgh", KEYBOARD_MODEL: "abcdefgh" }, []],
    ["the name of a model", { TOKENIZER_MODEL: "gpt-4o-mini", JUDGE_KEY: "claude-3-5-sonnet-20241022" }, []],
    ["the name of a model and its organisation", { A_TOKEN: "meta-llama/Llama-3.1-8B-Instruct" }, []],
    ["a model's name as a password", { A_PASSWORD: "gpt-4o-mini" }, ["gpt-4o-mini"]],
    ["a key that begins like a model", { A_KEY: "gpt-x8Kd93jdKs02ldKq" }, ["gpt-x8Kd93jdKs02ldKq"]],
    ["a count of tokens", { MAX_TOKENS: "100000000" }, []],
    ["a list", { API_KEYS: '["first-key", "second-key"]' }, ['["first-key", "second-key"]', "first-key", "second-key"]],
    ["a value in quotes", { A_KEY: '"quoted-value"' }, ['"quoted-value"', "quoted-value"]],
    [
      "members whose names tell",
      { A_SECRET: '{"user":"somebody-else","pass":"hunter2abc"}' },
      ['{"user":"somebody-else","pass":"hunter2abc"}', "hunter2abc"],
    ],
    [
      "the secrets of a service account, and not its other fields",
      { G_KEY: '{"type":"service_account","private_key":"abcdefgh1"}' },
      ['{"type":"service_account","private_key":"abcdefgh1"}', "abcdefgh1"],
    ],
  ])("%s", (_, env, values) => {
    expect(secretValues(env)).toEqual(values);
  });

  it("are hidden line by line, but for short lines and words of our formats", () => {
    const { redact } = createRedactor({ values: ["line-one-1\nshort\npassed\n'\n  line-two-2"] });
    expect(redact("line-two-2 short passed &#x27; line-one-1")).toBe("*** short passed &#x27; ***");
  });
});

describe("values that are JSON themselves", () => {
  const value = '{"user":"somebody-else","pin":"hunter2abc"}';
  const { redact } = createRedactor({ values: [value] });

  it.each([
    ["by themselves", value, '"***"'],
    ["on a line", `before\n${value}\nafter`, 'before\n"***"\nafter'],
    ["in a larger object", `{"a":1,"b":${value}}`, '{"a":1,"b":"***"}'],
    ["as a text", JSON.stringify({ said: value }), JSON.stringify({ said: "***" })],
    ["not at all", '{"user":"somebody-else"}', '{"user":"somebody-else"}'],
  ])("%s", (_, text, hidden) => {
    expect(redact(text)).toBe(hidden);
  });
});

describe("shapes of keys", () => {
  it.each([
    ["OpenAI", `sk-${letters(48)}`],
    ["OpenAI project", `sk-proj-${letters(20)}_-${letters(20)}`],
    ["Anthropic", `sk-ant-api03-${letters(90)}-AA`],
    ["Stripe", `sk_live_${letters(24)}`],
    ["OpenRouter", `sk-or-v1-${hex(64)}`],
    ["the gateway's token", `cgw_${hex(32)}`],
    ["Langfuse", `pk-lf-${letters(36)}`],
    ["Google's access", `ya29.${letters(60)}`],
    ["SendGrid", `SG.${letters(22)}.${letters(43)}`],
    ["Fireworks", `fw_${letters(24)}`],
    ["PyPI", `pypi-AgE${letters(60)}`],
    ["Google's client secret", `GOCSPX-${letters(28)}`],
    ["Slack's app", `xapp-1-${letters(40)}`],
    ["Together", `tgp_v1_${letters(43)}`],
    ["LangSmith", `lsv2_pt_${hex(32)}_${hex(10)}`],
    ["Pinecone", `pcsk_${letters(60)}`],
    ["age", `AGE-SECRET-KEY-1${"Q2W3E4R5".repeat(8).slice(0, 58)}`],
    ["GitHub personal", `ghp_${letters(36)}`],
    ["GitHub app", `ghs_${letters(36)}`],
    ["GitHub fine-grained", `github_pat_${letters(22)}_${letters(59)}`],
    ["GitLab", `glpat-${letters(20)}`],
    ["npm", `npm_${letters(36)}`],
    ["AWS", `AKIA${"ABCD2345".repeat(2)}`],
    ["Google", `AIza${letters(35)}`],
    ["Slack", `xoxb-${"123456789012-"}${letters(24)}`],
    ["Hugging Face", `hf_${letters(34)}`],
    ["Groq", `gsk_${letters(52)}`],
    ["xAI", `xai-${letters(80)}`],
    ["Replicate", `r8_${letters(37)}`],
    ["Perplexity", `pplx-${letters(48)}`],
    ["NVIDIA", `nvapi-${letters(64)}`],
    ["Vault", `hvs.CAESI${letters(90)}`],
    ["Cerebras", `csk-${"k3j9xw2m".repeat(6)}`],
    ["DigitalOcean", `dop_v1_${hex(64)}`],
    ["Google, of the new kind", `AQ.Ab8RN6${letters(44)}`],
    ["Docker", `dckr_pat_${letters(27)}`],
    ["Linear", `lin_api_${letters(40)}`],
    ["Atlassian", `ATATT3x${letters(180)}=1A2B3C4D`],
    ["Notion", `ntn_${letters(46)}`],
    ["Tavily", `tvly-dev-${letters(32)}`],
    ["E2B", `e2b_${hex(40)}`],
    ["ElevenLabs", `sk_${hex(48)}`],
    ["AWS, temporary", `ASIA${"ABCD2345".repeat(2)}`],
    ["Slack webhook", `hooks.slack.com/services/T0${"ABCD1234"}/B0${"ABCD1234"}/${letters(24)}`],
    ["Discord webhook", `discord.com/api/webhooks/123456789012345678/${letters(68)}`],
    ["JWT", `eyJ${letters(33)}.eyJ${letters(60)}.${letters(43)}`],
    ["cut JWT", `eyJ${letters(33)}.eyJ${letters(60)}.`],
  ])("%s, wherever it stands", (_, key) => {
    for (const [before, after] of [
      ["", ""],
      ["key is ", " and more"],
      ['{"error":"bad\\n', '","x":1}'],
      ["OPENAI_API_KEY=", "\n"],
      ["\u001b[32m", "\u001b[0m"],
      ["https://x.test/?key=", "&a=b"],
    ]) {
      expect(none.redact(`${before}${key}${after}`)).toBe(`${before}***${after}`);
    }
  });

  it.each([
    ["a bearer token", `Authorization: Bearer ${letters(20)}`, "Authorization: Bearer ***"],
    ["a header in JSON", `{"authorization":"Bearer ${letters(20)}"}`, '{"authorization":"Bearer ***"}'],
    ["a key in JSON", `{"headers":{"x-api-key":"${hex(32)}","a":"*/*"}}`, '{"headers":{"x-api-key":"***","a":"*/*"}}'],
    ["a bare header in JSON", `{"Authorization":"${hex(40)}"}`, '{"Authorization":"***"}'],
    ["basic credentials", "authorization: Basic dXNlcjpwYXNz", "authorization: Basic ***"],
    ["a header in Python's words", `{'x-api-key': '${letters(32)}'}`, "{'x-api-key': '***'}"],
    ["a bearer token anywhere", `curl -H 'bearer ${letters(30)}'`, "curl -H 'bearer ***'"],
    ["the password of a URL", "postgres://app:s3cr3t!pw@db:5432/x", "postgres://app:***@db:5432/x"],
    [
      "a bot's token in a URL",
      `https://api.telegram.org/bot123456789:AA${letters(33)}/getMe`,
      "https://api.telegram.org/bot123456789:AA***/getMe",
    ],
    ["a bot's token alone", `123456789:AA${letters(33)}`, "123456789:AA***"],
    ["a webhook's URL", `https://hooks.slack.com/services/T0/B0/${letters(24)}, sent`, "https://***, sent"],
    [
      "a password between semicolons",
      "Server=db;User Id=sa;Password=hunter2!x;Encrypt=yes",
      "Server=db;User Id=sa;Password=***;Encrypt=yes",
    ],
    ["a password that comes first", "Password=hunter2!x;Server=db", "Password=***;Server=db"],
    ["a password without a user", "redis://:s3cr3tpw@cache:6379/0", "redis://:***@cache:6379/0"],
    ["a storage key", `AccountName=x;AccountKey=${letters(86)}==;`, "AccountName=x;AccountKey=***;"],
    ["a shared access key", `SharedAccessKey=${letters(43)}=`, "SharedAccessKey=***"],
    ["signed URL", `https://x.blob.test/a?sv=2&sig=${letters(43)}%3D&se=1`, "https://x.blob.test/a?sv=2&sig=***&se=1"],
    ["AWS' secret in a file", `aws_secret_access_key = ${letters(40)}`, "aws_secret_access_key = ***"],
    ["AWS' secret in JSON", `{"SecretAccessKey":"${letters(40)}"}`, '{"SecretAccessKey":"***"}'],
    ["AWS' token in a variable", `AWS_SESSION_TOKEN=${letters(120)}=`, "AWS_SESSION_TOKEN=***"],
    ["JSON in JSON", `"{\\"Authorization\\":\\"Bearer ${letters(20)}\\"}"`, '"{\\"Authorization\\":\\"Bearer ***\\"}"'],
  ])("%s, and what is redacted stays as it is", (_, text, redacted) => {
    expect(none.redact(text)).toBe(redacted);
    expect(none.redact(redacted)).toBe(redacted);
  });

  const webToken = `eyJ${letters(33)}.eyJ${letters(60)}.${letters(43)}`;
  it.each([
    ["behind beginnings of others", `${"eyJ0eXAi ".repeat(50)}${webToken}`, `${"eyJ0eXAi ".repeat(50)}***`],
    ["behind a part without a payload", `eyJ${letters(33)}.x ${webToken}`, `eyJ${letters(33)}.x ***`],
    ["behind an escape", `"a\\n${webToken}"`, '"a\\n***"'],
    ["right behind another one", `${webToken}, ${webToken}`, "***, ***"],
    ["behind a prefix with a hyphen", `--token-${webToken}`, "--token-***"],
    ["that is a part of a token of GitHub", `ghs_1234567_${webToken}`, "***"],
  ])("a web token %s", (_, text, redacted) => {
    expect(none.redact(text)).toBe(redacted);
  });

  const body = Array.from({ length: 6 }, () => letters(64));
  it.each([
    ["on lines", `-----BEGIN RSA PRIVATE KEY-----\n${body.join("\n")}\n-----END RSA PRIVATE KEY-----`],
    ["in JSON", `-----BEGIN PRIVATE KEY-----\\n${body.join("\\n")}\\n-----END PRIVATE KEY-----`],
    ["on one line", `-----BEGIN OPENSSH PRIVATE KEY----- ${body.join(" ")} -----END OPENSSH PRIVATE KEY-----`],
    [
      "encrypted",
      `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${body.join("\n")}\n-----END RSA PRIVATE KEY-----`,
    ],
    ["without its end", `-----BEGIN PRIVATE KEY-----\n${body.join("\n")}`],
  ])("a private key %s", (_, key) => {
    expect(none.redact(`a ${key}\nb`)).toBe("a ***\nb");
  });

  it.each([
    ["a word with a hyphen", "task-1234567890abcdef1234 disk-1234567890abcdef1234 risk-free"],
    ["a library", "sk-learn-random-forest-regression-and-more"],
    ["prose about tokens", "Bearer authentication failed; the bearer certificate is missing"],
    ["a header in JSON with words", '{"authorization":"none, see the log","api-key":"missing"}'],
    ["a header without a value", "Authorization: unauthenticated"],
    ["a hash", hex(64)],
    ["a UUID", "3f2504e0-4f89-11d3-9a0c-0305e82c3301"],
    ["a date", "2026-11-22T00:00:00.000Z"],
    ["a URL with a port", "http://localhost:8080/a@b"],
    ["a programming language", "password=password user.password=input() if (pwd=process.cwd()) {}"],
    ["a password in a program", 'login(user="a", password="correct horse"); connect()'],
    ["a style sheet", "a{color:red;width:1px};pad:2"],
    ["a time and an answer", "12:34:56 took 1234567:AAB and more"],
    [
      "questions and their answers",
      "FAQ.About-our-return-policies-and-shipping-costs AQ.Another-heading-of-a-long-document-without-numbers",
    ],
    ["a page of Slack's", "see https://slack.com/services/new and hooks.slack.com/services"],
    ["a name of a secret", "aws_secret_access_key is not set; SecretAccessKey: missing"],
    ["a shelf", `shelf_${letters(30)}`],
    ["a public certificate", "-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----"],
  ])("leaves %s alone", (_, text) => {
    expect(none.redact(text)).toBe(text);
  });
});

describe("known values", () => {
  it.each(["", "a", "ab", "abc", "user:"])("in base64 after %j", (before) => {
    const { redact } = createRedactor({ values: ["tok-en+1/2=xyz"] });
    const text = redact(Buffer.from(`${before}tok-en+1/2=xyz and more`).toString("base64"));
    expect(text).toContain("***");
    const readable = text.split("***").map((part) => Buffer.from(part, "base64").toString("latin1"));
    expect(readable.join(" ")).not.toMatch(/tok-en|1\/2=xyz|en\+1/);
  });

  it.each([0, 1, 2])("in a row of JSON that quotes JSON %i deep", (depth) => {
    const value = 'p@ss w0rd"\\x';
    const { redact } = createRedactor({ values: [value] });
    let message = value;
    for (let level = 0; level < depth; level += 1) message = JSON.stringify(message);
    const row = JSON.stringify({ message });
    expect(redact(row)).not.toContain("p@ss w0rd");
  });

  it("hides two that overlap", () => {
    const both = createRedactor({ values: ["abcdefgh", "efghijklmnop"] });
    expect(both.redact("-abcdefghijklmnop-")).toBe("-***-");
  });

  it("hides the longer of two with the same beginning", () => {
    expect(createRedactor({ values: ["abcdef12", "abcdef12-34"] }).redact("abcdef12-34 abcdef12")).toBe("*** ***");
  });

  it("ignores a value that is a word of a row or a part of one", () => {
    const row =
      '{"id":"a","status":"passed","metrics":{},"cost_usd":1,"error":{"message":"","is_retryable":true,"status_code":429,' +
      '"retry_after_seconds":1,"reset_at":2}}';
    const values = [...(row.match(/\w{6,}/g) ?? []), "retryable"];
    expect(values).toContain("retry_after_seconds");
    expect(createRedactor({ values }).redact(row)).toBe(row);
  });
});

describe("forms of a value in which each tool writes it", () => {
  const secret = "it's+a&<b>/\"cl\u00e9f~ 1\\d";
  const known = createRedactor({ values: [secret] });
  const unicode = (text: string, characters: RegExp) =>
    text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const json = JSON.stringify(secret).slice(1, -1);

  it.each([
    ["none", secret],
    ["JavaScript", json],
    ["Python's json", unicode(json, /[\u0080-\uffff]/g)],
    ["PHP", unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/")],
    ["Go", unicode(json, /[<>&]/g)],
    ["JSON in JSON", JSON.stringify(json).slice(1, -1)],
    ["JavaScript's JSON in Python's", unicode(JSON.stringify(json).slice(1, -1), /[\u0080-\uffff]/g)],
    ["XML text", secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")],
    ["Python's html", "it&#x27;s+a&amp;&lt;b&gt;/&quot;cl\u00e9f~ 1\\d"],
    ["encodeURI", encodeURI(secret)],
    ["encodeURIComponent", encodeURIComponent(secret)],
    ["%xx in lower case", encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ["a form", encodeURIComponent(secret).replaceAll("%20", "+")],
    ["RFC 3986", encodeURIComponent(secret).replaceAll("'", "%27")],
    ["base64", Buffer.from(secret).toString("base64")],
    ["base64url", Buffer.from(secret).toString("base64url")],
    ["Python's quote", encodeURIComponent(secret).replaceAll("'", "%27").replaceAll("%2F", "/")],
  ])("%s", (_, form) => {
    expect(known.redact(`<${form}>`)).toBe("<***>");
    const stream = known.stream();
    expect([...form].map((character) => stream.push(character)).join("") + stream.end()).toBe("***");
  });

  it("a secret of 60 KB, in a line, in JSON and in pieces", () => {
    const long = Array.from({ length: 6_000 }, (_, index) => `part-${index}"`).join("");
    expect(long.length).toBeGreaterThan(50_000);
    const redactor = createRedactor({ values: secretValues({ BIG_SECRET: long }) });
    expect(redactor.redact(`a ${long} b`)).toBe("a *** b");
    expect(redactor.redact(JSON.stringify({ a: long, [long]: 1 }))).toBe('{"a":"***","***":1}');
    const stream = redactor.stream();
    const text = `${"x".repeat(90_000)} ${long} ${"y".repeat(90_000)}`;
    let passed = "";
    for (let at = 0; at < text.length; at += 65_536) passed += stream.push(text.slice(at, at + 65_536));
    expect(passed + stream.end()).toBe(text.replace(long, "***"));
  });
});
