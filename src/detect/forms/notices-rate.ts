/**
 * Exact notices of providers, gateways and tools about rates, single requests and overload. A pattern matches their own
 * words.
 */
import type { FormsByMeaning } from "./form.ts";

export const RATE_NOTICES: FormsByMeaning = {
  task: {
    "claude-long-context": {
      provider: "anthropic",
      pattern:
        /(?:extra usage|usage credits?|(?:the )?long context beta) (?:is|are) (?:required for|not yet available for)[^.]{0,60}/i,
      example: "Extra usage is required for long context requests.",
      counterExample: "Extra usage of commas is required for this style",
    },
    "openai-request-too-large": {
      provider: "openai",
      pattern:
        /request (?:body )?too large for [\w./:-]{1,80}.{0,120}?\b(?:tokens per min|limit \d|max size: \d+ tokens)/i,
      example:
        "Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 47112.",
      counterExample: "Request too large for the proxy: 12 MB",
    },
    "google-limit-zero": {
      provider: "google",
      pattern: /(?:quota exceeded for metric: [^,]{1,120}, limit: 0\b|(?<![^.])[^.]{0,80}\blimit: 0, model)/i,
      example:
        "Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0, model: gemini-3-pro",
      counterExample: "Quota exceeded for metric: x, limit: 10",
    },
    "elevenlabs-credits": {
      provider: "elevenlabs",
      pattern:
        /(?:this request exceeds your quota of \d+\. )?you have [1-9]\d* (?:credits|characters) remaining, while \d+/i,
      example:
        "This request exceeds your quota of 10000. You have 37 credits remaining, while 120 credits are required for this request.",
      counterExample: "You have 3 tries remaining",
    },
    "openrouter-afford": {
      provider: "openrouter",
      pattern: /this request requires more credits, or fewer max_tokens.{0,80}?can only afford [1-9]/i,
      example:
        "This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 1291.",
      counterExample: "This request requires more thought, or fewer words",
    },
  },
  rate: {
    "claude-organization-rate": {
      provider: "anthropic",
      pattern:
        /(?:this request would exceed|number of (?:\w+ ){1,3}has exceeded) (?:your|the) (?:organization's |account's |organization |per-minute |acceleration )?(?:\w+ )?rate limit/i,
      example: "This request would exceed your organization's rate limit of 30,000 input tokens per minute",
      counterExample: "This request would exceed the size of the page",
    },
    "openai-rate-limit-reached": {
      provider: "openai",
      pattern: /rate limit reached for [`'"]?[\w./:-]{1,80}[`'"]? ?(?:in organization|\(for limit|in project|on )/i,
      example:
        "Rate limit reached for gpt-5-mini in organization org-x on tokens per min (TPM): Limit 2000, Used 1990, Requested 170. Please try again in 486ms.",
      detected: "wait 0.486s",
      counterExample: "Rate limit reached for the first time",
    },
    "google-resource-exhausted": {
      provider: "google",
      pattern: /resource (?:has been )?exhausted(?: \(e\.g\. check quota\)|\. please (?:try again|retry))/i,
      example: "Resource has been exhausted (e.g. check quota).",
      counterExample: "The human resource has been exhausted",
    },
    "azure-rate-limit": {
      provider: "azure-openai",
      pattern:
        /requests to (?:the )?[^.]{1,200}? (?:have|has) exceeded (?:the )?(?:token |call |requests? )?rate limit/i,
      example:
        "Requests to the ChatCompletions_Create Operation under Azure OpenAI API version 2024-10-21 have exceeded token rate limit of your current OpenAI S0 pricing tier. Please retry after 17 seconds.",
      detected: "wait 17s",
      counterExample: "Requests to the office have exceeded the plan",
    },
    "azure-api-management": {
      provider: "azure-openai",
      pattern: /rate limit is exceeded\. try again in/i,
      example: "Rate limit is exceeded. Try again in 31 seconds.",
      detected: "wait 31s",
      counterExample: "The rate limit is exceeded twice in the story",
    },
    "cloudflare-1015": {
      provider: "cloudflare",
      pattern: /error (?:code:? )?1015\b/i,
      example: "error code: 1015",
      counterExample: "error code: 10150",
    },
    "github-rate-limit": {
      provider: "github",
      pattern:
        /(?:api rate limit (?:already )?exceeded(?: for |\. \(but)|you have exceeded a secondary rate limit|you have triggered an abuse detection)/i,
      example: "API rate limit exceeded for user ID 12345.",
      counterExample: "API rate limits for users are described here",
    },
    "replicate-throttled": {
      provider: "replicate",
      pattern: /request was throttled\. (?:expected available in|your rate limit\b)/i,
      example: "Request was throttled. Expected available in 11 seconds.",
      detected: "wait 11s",
      counterExample: "The motor was throttled. Expected speed is 11",
    },
    "registry-too-many-requests": {
      provider: "container-registry",
      pattern: /(?:toomanyrequests|TOOMANYREQUESTS): |[Yy]ou have reached your (?:un-?authenticated )?pull rate limit/,
      example: "toomanyrequests: retry-after: 985.86µs, allowed: 44000/minute",
      detected: "wait 0.00098586s",
      counterExample: "TooManyRequests: the name of a class",
    },
    "telegram-flood-wait": {
      provider: "telegram",
      pattern: /(?:telegram says: \[420 flood_wait_x\] - )?a wait of \d{1,9} seconds is required \(caused by /i,
      example: 'Telegram says: [420 FLOOD_WAIT_X] - A wait of 60259 seconds is required (caused by "auth.SendCode")',
      detected: "stop 60259s",
      counterExample: "A wait of 3 seconds is required before the page is shown",
    },
    "alpha-vantage-frequency": {
      provider: "alpha-vantage",
      pattern: /thank you for using alpha vantage! our standard api call frequency is \d/i,
      example: "Thank you for using Alpha Vantage! Our standard API call frequency is 5 calls per minute.",
      counterExample: "Thank you for using Alpha Vantage! Our standard API calls are listed below.",
    },
    "litellm-cooldown": {
      provider: "litellm",
      pattern: /no deployments available for selected model/i,
      example: "No deployments available for selected model, Try again in 5 seconds.",
      detected: "wait 5s",
      counterExample: "No deployments are planned for the model",
    },
    "voyage-no-payment-method": {
      provider: "voyage",
      pattern: /you have not yet added your payment method in the billing page and will have reduced rate limits/i,
      example:
        "You have not yet added your payment method in the billing page and will have reduced rate limits of 3 RPM and 10K TPM.",
      counterExample: "You have not yet added your payment method to the shop",
    },
  },
  overload: {
    "claude-not-your-limit": {
      provider: "anthropic",
      pattern: /server is temporarily limiting requests/i,
      example: "API Error: Server is temporarily limiting requests (not your usage limit)",
      counterExample: "The server is limiting the size of requests",
    },
  },
  other: {
    "claude-invalid-key": {
      provider: "anthropic",
      pattern: /invalid (?:x-)?api[- ]key\b(?= ?[·.!]|$)|please run \/login/i,
      example: "Invalid API key · Please run /login",
      counterExample: "An invalid API key is one of ten causes",
    },
  },
  failure: {
    "openai-server-error": {
      provider: "openai",
      pattern: /the server had an error (?:while )?processing your request/i,
      example: "The server had an error while processing your request. Sorry about that!",
      counterExample: "The server had an error in its name",
    },
  },
};
