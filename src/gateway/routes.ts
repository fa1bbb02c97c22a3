/**
 * The providers that the gateway knows, as data: which variables lead a client to one, where it lives, and how its base
 * URL is written. Add a route by adding an entry.
 */

/**
 * How a base URL relates to the version in the path:
 * - `with-v1`: the base ends in `/v1`, and clients append `/chat/completions`;
 * - `without-v1`: clients append `/v1/messages`;
 * - `as-is`: clients append paths of several versions, and nothing is added.
 */
export type Convention = "with-v1" | "without-v1" | "as-is";

/** Whose form an error body takes. */
export type Dialect = "openai" | "anthropic" | "google" | "cohere";

interface Route {
  /** Variables that hold a key: `gateway: auto` opens the route if one of them is set. */
  readonly keys: readonly string[];
  /** Variables that clients read the base URL from, in order of precedence. */
  readonly variables: readonly string[];
  /** The provider's public address; null if only a variable can name one. */
  readonly address: string | null;
  readonly convention: Convention;
  readonly dialect: Dialect;
}

export const ROUTES: Readonly<Record<string, Route>> = {
  openai: {
    keys: ["OPENAI_API_KEY"],
    variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE", "OPENAI_API_BASE_URL"],
    address: "https://api.openai.com/v1",
    convention: "with-v1",
    dialect: "openai",
  },
  anthropic: {
    keys: ["ANTHROPIC_API_KEY"],
    variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_BASE", "ANTHROPIC_API_BASE_URL"],
    address: "https://api.anthropic.com",
    convention: "without-v1",
    dialect: "anthropic",
  },
  google: {
    keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
    variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE", "GOOGLE_BASE_URL"],
    // Google's clients append a version, and LiteLLM does not.
    address: "https://generativelanguage.googleapis.com/v1beta",
    convention: "as-is",
    dialect: "google",
  },
  groq: {
    keys: ["GROQ_API_KEY"],
    variables: ["GROQ_BASE_URL", "GROQ_API_BASE"],
    // Groq's client appends `/openai/v1`, and LiteLLM does not.
    address: "https://api.groq.com/openai/v1",
    convention: "as-is",
    dialect: "openai",
  },
  together: {
    keys: ["TOGETHER_API_KEY", "TOGETHERAI_API_KEY"],
    variables: ["TOGETHER_BASE_URL", "TOGETHER_AI_API_BASE"],
    address: "https://api.together.xyz/v1",
    convention: "with-v1",
    dialect: "openai",
  },
  mistral: {
    keys: ["MISTRAL_API_KEY"],
    // LiteLLM reads the last one, also for what is not on Azure.
    variables: ["MISTRAL_BASE_URL", "MISTRAL_AZURE_API_BASE"],
    address: "https://api.mistral.ai",
    convention: "without-v1",
    dialect: "openai",
  },
  cohere: {
    keys: ["CO_API_KEY", "COHERE_API_KEY"],
    variables: ["CO_API_URL", "CO_BASE_URL"],
    address: "https://api.cohere.com",
    convention: "as-is",
    dialect: "cohere",
  },
  openrouter: {
    keys: ["OPENROUTER_API_KEY"],
    variables: ["OPENROUTER_BASE_URL", "OPENROUTER_API_BASE"],
    address: "https://openrouter.ai/api/v1",
    convention: "with-v1",
    dialect: "openai",
  },
  azure: {
    keys: [],
    variables: ["AZURE_OPENAI_ENDPOINT"],
    address: null,
    convention: "as-is",
    dialect: "openai",
  },
};
