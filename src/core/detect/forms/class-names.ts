/** Names of error classes, as SDKs of many languages call them. */
import type { CodeForm } from "./form.ts";

/** Families of class names, so that an SDK that was never seen is read by how such classes are called. */
const CLASS_FAMILIES: readonly (readonly [RegExp, CodeForm])[] = [
  [
    /^\w{0,40}(?:Rate[Ll]imit(?:Error|Exception|Fault)|RateLimit(?:ed|Exceeded|Reached)(?:Error|Exception|Fault)?|TooManyRequests?(?:Error|Exception)?|(?:Concurrency|Requests?)Limit(?:Error|Exception|Exceeded|Reached)\w{0,12}|FloodWait\w{0,20}|RetryAfter(?:Error|Exception)?|Throttl(?:ed|ing)\w{0,20}(?:Error|Exception|Fault)|(?:RequestLimit|ProvisionedThroughput|BandwidthLimit)Exceeded(?:Error|Exception)?)$/,
    { meaning: "rate", name: "rate-limit" },
  ],
  [/^\w{0,20}ResourceExhausted(?:Error|Exception)?$/, { meaning: "rate", name: "resource-exhausted" }],
  [
    /^\w{0,30}(?:UsageLimit|PlanLimit|TerminalQuota|DailyLimit|DailyQuota)\w{0,20}(?:Error|Exception)$/,
    { meaning: "period", name: "usage-limit" },
  ],
  [
    /^\w{0,30}(?:InsufficientCredits?|InsufficientBalance|InsufficientFunds|InsufficientQuota|OutOfCredits?|PaymentRequired|CreditsExhausted|BudgetExceeded|Exceeded\w{0,20}Budget|SpendLimit\w{0,10})(?:Error|Exception)?$/,
    { meaning: "money", name: "credit-exhausted" },
  ],
  [
    /^\w{0,30}Quota(?:Exceeded|Exhausted|Limit(?:Exceeded|Reached|Hit)\w{0,10})(?:Error|Exception)?$/,
    { meaning: "quota", name: "quota-exceeded" },
  ],
  [
    /^\w{0,30}(?:Overloaded|CapacityExceeded|ServerBusy)(?:Error|Exception)?$/,
    { meaning: "overload", name: "overloaded" },
  ],
  [
    /^\w{0,30}(?:InternalServer|ServiceUnavailable|BadGateway|GatewayTimeout|ServerUnavailable|ModelNotReady|ModelTimeout|ModelError|ModelStreamError)(?:Error|Exception)?$/,
    { meaning: "failure", name: "server-error" },
  ],
  [/^(?:ServerError|DeadlineExceeded|APIServerError)$/, { meaning: "failure", name: "server-error" }],
  [
    /^\w{0,30}(?:APIConnection|APITimeout|APIConnectionTimeout|APIResponseStalled|ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|Connect|Connection|ConnectionReset|ConnectionRefused|ConnectionAborted|ServerDisconnected|RemoteProtocol|RemoteDisconnected|ProtocolError|IncompleteRead|ChunkedEncoding|EndpointConnection|NewConnection|MaxRetry|NameResolution|ClientConnector|ClientOS|ClientPayload|ServerTimeout|HeadersTimeout|BodyTimeout|Socket|Network|APINetwork)(?:Error|Exception)$/,
    { meaning: "connection", name: "connection-error" },
  ],
  [
    /^(?:ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|RemoteDisconnected|IncompleteRead|NewConnectionError|FetchError|APIConnectionError|APITimeoutError)$/,
    { meaning: "connection", name: "connection-error" },
  ],
];

/** Names of tests are sentences: `RejectsWithTooManyRequests`. */
const TEST_NAME =
  /[a-z](?:With|When|Should|Returns|Rejects|Handles|On|If|Is|Are|After|Until)(?=[A-Z])|^(?:[Tt]est|Should|Returns|Rejects|Handles)[A-Z]/;

/** What the name of an error class means (`RateLimitError`, `ThrottlingException`); null for unknown ones. */
export function classForm(name: string): CodeForm | null {
  if (name.length > 100 || TEST_NAME.test(name)) return null;
  for (const [pattern, form] of CLASS_FAMILIES) if (pattern.test(name)) return form;
  return null;
}
