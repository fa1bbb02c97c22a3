/** The inputs that bound what a run spends. */
import * as z from "zod/mini";
import type { Price } from "../core/spend.ts";
import { input, integer, optional, splitList, text } from "./text-schemas.ts";

export const SPEND_INPUTS = z.object({
  maxCost: input(optional(text("an amount of US dollars above 0, such as 5 or 0.50", readMoney)), {
    placeholder: "USD",
    help: "Ends the run once it has spent this many US dollars: nothing more starts, running tasks have `stop-grace` to finish, and the rest stays outstanding. Costs are taken from `cost_usd` in the metrics of result rows, else from the tokens of calls through the gateway and `prices`. Jobs of a matrix have equal shares.",
  }),
  maxTokens: input(optional(integer({ from: 1, to: 1e15 })), {
    help: "Ends the run in the same way once it has used this many input and output tokens, by the calls through the gateway, else by the metrics of result rows.",
  }),
  prices: input(
    text(
      'lines of MODEL=INPUT/OUTPUT in US dollars per million tokens such as "gpt-5=1.25/10", each model once, where * stands for any characters of a name',
      readPrices,
    ),
    {
      kind: "list",
      placeholder: "MODEL=IN/OUT",
      help: "What models cost, one a line, in US dollars per million input and output tokens: `gpt-5*=1.25/10`. The longest pattern that matches counts.",
    },
  ),
});

const AMOUNT = String.raw`\$?(\d{1,9}(?:\.\d{1,9})?)`;
const PRICE = new RegExp(`^([^=]{1,200}?)\\s*=\\s*${AMOUNT}\\s*/\\s*${AMOUNT}$`, "u");
const MONEY = new RegExp(`^${AMOUNT}$`, "u");

function readPrices(found: string): readonly Price[] | null {
  const prices: Price[] = [];
  for (const item of splitList(found)) {
    const [, model, input, output] = PRICE.exec(item) ?? [];
    if (model === undefined || prices.some((price) => price.model === model)) return null;
    prices.push({ model, inputUsd: Number(input), outputUsd: Number(output) });
  }
  return prices;
}

function readMoney(found: string): number | null {
  const amount = Number(MONEY.exec(found)?.[1] ?? 0);
  return amount > 0 ? amount : null;
}
