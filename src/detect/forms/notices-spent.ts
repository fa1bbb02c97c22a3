/**
 * Exact notices of providers, gateways and tools that credit, a plan or a quota is used up. A pattern matches their own
 * words.
 */
import type { FormsByMeaning } from "./form.ts";

export const SPENT_NOTICES: FormsByMeaning = {
  money: {
    "claude-credit-too-low": {
      provider: "anthropic",
      pattern: /(?:your )?credit balance is too low\b/i,
      example: "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.",
      counterExample: "The credit of the balance sheet is low",
    },
    "claude-specified-limit": {
      provider: "anthropic",
      pattern: /you(?:'ve| have)? reached your specified (?:\w+ ){0,2}usage limits/i,
      example: "You have reached your specified API usage limits. You will regain access on 2026-02-01 at 00:00 UTC.",
      counterExample: "You reached the specified file",
    },
    "litellm-budget": {
      provider: "litellm",
      pattern: /(?:budget has been exceeded!|exceededbudget:)/i,
      example: "Budget has been exceeded! Current cost: 50.0213, Max budget: 50.0",
      counterExample: "Budget has been approved! Current cost: 50",
    },
    "openrouter-key-limit": {
      provider: "openrouter",
      pattern: /key limit exceeded(?: \(\w+ limit\))?\. manage it/i,
      example: "Key limit exceeded (total limit). Manage it using https://openrouter.ai/settings/keys",
      counterExample: "Key length limit exceeded",
    },
    "xai-team-credits": {
      provider: "xai",
      pattern:
        /your (?:newly created )?team [^.]{0,120}(?:used all available credits|doesn't have any credits|reached its monthly spending limit)/i,
      example: "Your team 1a2b has either used all available credits or reached its monthly spending limit.",
      counterExample: "Your team has used all available time",
    },
    "openai-not-active": {
      provider: "openai",
      pattern: /your account is not active, please check your billing/i,
      example: "Your account is not active, please check your billing details on our website.",
      counterExample: "Your account is not active, please confirm your address",
    },
    "fireworks-suspended": {
      provider: "fireworks",
      pattern: /account [^.]{0,80}is suspended,? possibly due to reaching the monthly spending limit/i,
      example:
        "Account evals-7 is suspended, possibly due to reaching the monthly spending limit or failure to pay past invoices.",
      counterExample: "Account evals-7 is suspended for spam",
    },
  },
  period: {
    "claude-hit-your-limit": {
      provider: "anthropic",
      pattern:
        /(?:you've |you have )?(?:hit|reached) your (?:(?:usage|session|weekly|monthly|daily|message|messages|chat|plan|extra|spend|spending|opus|sonnet|claude|premium|\d+-hour|team|included|free|credit|quota|request) ){0,3}?limits?(?=[.!]?$| ?[·∙•|;,.-]|[ .](?:resets|until|for)\b)/i,
      example: "You've hit your limit · resets 4pm (America/Los_Angeles)",
      detected: "stop 2026-05-12T23:00Z",
      counterExample: "A test hit your limit of 3 guesses",
    },
    "claude-limit-reached": {
      provider: "anthropic",
      pattern:
        /(?:claude (?:(?:ai|code|pro|max) )?usage limit reached\b|(?:5-hour|weekly|session|usage|opus|sonnet|daily|monthly)(?: weekly| usage)? limit reached(?: ?[·∙•|]|[.,;]? resets\b))/i,
      example: "5-hour limit reached ∙ resets 3pm",
      detected: "stop 2026-05-12T15:00Z",
      counterExample: "The usage limit reached its current form in 2021",
    },
    "claude-extra-usage-spent": {
      provider: "anthropic",
      pattern: /you(?:'re| are) out of (?:extra |free |premium )?usage\b/i,
      example: "You're out of extra usage · resets 7pm (UTC)",
      detected: "stop 2026-05-12T19:00Z",
      counterExample: "You are out of line with the usage guide",
    },
    "google-capacity-spent": {
      provider: "google",
      pattern:
        /you have exhausted your (?:capacity|daily quota) on this model|usage limit reached for (?:gemini-|all )/i,
      example: "You have exhausted your capacity on this model. Your quota will reset after 3h27m.",
      detected: "stop 12420s",
      counterExample: "You have exhausted your options on this level",
    },
    "azure-call-volume": {
      provider: "azure-openai",
      pattern: /out of call volume quota\b/i,
      example: "Out of call volume quota. Quota will be replenished in 07:14:02.",
      detected: "stop 26042s",
      counterExample: "Out of range: call volume",
    },
    "copilot-premium": {
      provider: "github-copilot",
      pattern: /you have exceeded your (?:free )?(?:premium request|chat|copilot)[\w ]{0,40}(?:allowance|quota|limit)/i,
      example: "You have exceeded your premium request allowance. We have automatically switched you.",
      counterExample: "You have exceeded your premium",
    },
    "huggingface-gpu-quota": {
      provider: "huggingface",
      pattern: /you have exceeded your (?:free |pro )?(?:gpu|zerogpu) quota\b/i,
      example: "You have exceeded your GPU quota (60s requested vs. 40s left). Try again in 0:24:24",
      detected: "stop 1464s",
      counterExample: "You have exceeded your GPU memory",
    },
    "openrouter-free-per-day": {
      provider: "openrouter",
      pattern: /rate limit exceeded: free-models-per-day/i,
      example: "Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day",
      counterExample: "Rate limit exceeded: see the table",
    },
    "tavily-plan-limit": {
      provider: "tavily",
      pattern: /this request exceeds your plan's set usage limit/i,
      example:
        "This request exceeds your plan's set usage limit. Please upgrade your plan or contact support@tavily.com",
      counterExample: "This request exceeds your plan's page count",
    },
  },
  quota: {
    "current-quota": {
      provider: "openai",
      pattern: /you(?:'ve| have)? exceeded your current quota\b/i,
      example: "You exceeded your current quota, please check your plan and billing details.",
      counterExample: "You exceeded your current speed",
    },
    "codex-quota": {
      provider: "openai",
      pattern: /quota exceeded\. check your plan and billing details\b/i,
      example: "ERROR: Quota exceeded. Check your plan and billing details.",
      counterExample: "Disk quota exceeded. Check your plan and billing address.",
    },
    "cohere-trial": {
      provider: "cohere",
      pattern: /you are using a trial key, which is limited to [\d,]{1,12} api calls \/ month/i,
      example:
        "You are using a Trial key, which is limited to 1000 API calls / month. You can continue to use the Trial key for free",
      counterExample: "You are using a Trial key, which is limited to 40 API calls / minute.",
    },
    "google-quota-metric": {
      provider: "google",
      pattern: /quota exceeded for (?:quota metric|metric:|aiplatform|[\w.]{1,60}googleapis)/i,
      example:
        "Quota exceeded for quota metric 'Generate Content API requests per minute' and limit 'requests per minute' of service 'generativelanguage.googleapis.com'",
      detected: "cap",
      counterExample: "Quota exceeded for the shared disk",
    },
  },
};
