/** OpenAI's Responses API: one output message with one text, whole or as events, with the fields that clients need. */
import { answered, openaiErrors } from "./openai-wire.ts";
import { type Completion, type Exchange, piecesOf, serverSentEvent, type Wire } from "./wire.ts";

export const openaiResponsesWire: Wire = {
  ...openaiErrors,

  success: (completion, exchange) => answered(completion, exchange, finished(completion, exchange)),

  events(completion, exchange) {
    const place = { item_id: itemId(exchange), output_index: 0, content_index: 0 };
    const started = { ...responseHead(exchange), status: "in_progress", output: [] };
    const item = { id: itemId(exchange), type: "message", role: "assistant", status: "in_progress", content: [] };
    const whole = finished(completion, exchange);
    const data = [
      { type: "response.created", response: started },
      { type: "response.output_item.added", output_index: 0, item },
      { type: "response.content_part.added", ...place, part: textPart("") },
      ...piecesOf(completion.text).map((delta) => ({
        type: "response.output_text.delta",
        ...place,
        delta,
        logprobs: [],
      })),
      { type: "response.output_item.done", output_index: 0, item: whole.output[0] },
      { type: "response.completed", response: whole },
    ];
    return data.map((event, sequence_number) => serverSentEvent({ ...event, sequence_number }, event.type));
  },
};

function finished(completion: Completion, exchange: Exchange) {
  const { inputTokens, outputTokens, text } = completion;
  return {
    ...responseHead(exchange),
    status: "completed",
    output: [
      {
        id: itemId(exchange),
        type: "message",
        role: "assistant",
        status: "completed",
        content: [textPart(text)],
      },
    ],
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
  };
}

function responseHead(exchange: Exchange) {
  return {
    id: `resp_${exchange.id}`,
    object: "response",
    created_at: Math.floor(exchange.now / 1_000),
    model: exchange.model,
    error: null,
    incomplete_details: null,
  };
}

function itemId(exchange: Exchange): string {
  return `msg_${exchange.id}`;
}

function textPart(text: string) {
  return { type: "output_text", text, annotations: [], logprobs: [] };
}
