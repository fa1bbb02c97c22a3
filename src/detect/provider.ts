/** Finds the provider of a message by hosts, modules and names. The first one found wins. */

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
  ["openrouter", /openrouter/i],
  ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
  ["github-copilot", /githubcopilot|\/copilot\/|Copilot (?:model|Chat|CLI)|premium request allowance/i],
  ["google-vertex", /aiplatform\.googleapis|vertex/i],
  ["google", /generativelanguage|gemini|ai\.google\.dev|cloudcode-pa|googleapis|google\.(?:genai|api_core|rpc)/i],
  ["aws-bedrock", /bedrock|botocore|InvokeModel|ConverseStream|ThrottlingException/],
  ["anthropic", /anthropic|claude|rate_limit_error|overloaded_error/i],
  ["groq", /groq/i],
  ["deepseek", /deepseek/i],
  ["moonshot", /moonshot|kimi|organization max RPM/i],
  ["zhipu", /zhipu|bigmodel|\bglm-|z\.ai\b/i],
  ["qwen", /dashscope|aliyun|\bqwen\b/i],
  ["mistral", /mistral/i],
  ["cohere", /cohere/i],
  ["together", /together(?:\.ai|\.error|-ai| ai\b)|api\.together/i],
  ["fireworks", /fireworks/i],
  ["xai", /\bx\.ai\b|\bxai\b|\bgrok\b/i],
  ["perplexity", /perplexity/i],
  ["huggingface", /hugging ?face|hf_token|HfHub/i],
  ["replicate", /replicate/i],
  ["cerebras", /cerebras/i],
  ["sambanova", /sambanova/i],
  ["nvidia-nim", /nvidia|\bnim\b/i],
  ["cloudflare", /cloudflare|neurons\b/i],
  ["siliconflow", /siliconflow/i],
  ["docker-hub", /docker\.(?:com|io)/],
  ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
  ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];

/** The provider that a message names. Null if it names none. */
export function providerOf(text: string): string | null {
  const head = text.slice(0, 4_000);
  return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}
