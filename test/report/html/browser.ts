/** A headless Chromium, where the machine has one. */
import { existsSync } from "node:fs";

/** The part of playwright-core that the tests use. */
export interface Page {
  on(event: string, listener: (event: { text(): string; type(): string; url(): string }) => void): void;
  goto(address: string): Promise<unknown>;
  evaluate<T>(work: string | (() => T | Promise<T>)): Promise<T>;
  waitForSelector(selector: string): Promise<unknown>;
  locator(selector: string): Locator;
  keyboard: { press(key: string): Promise<void> };
  close(): Promise<void>;
}

export interface Locator {
  count(): Promise<number>;
  first(): Locator;
  nth(index: number): Locator;
  locator(selector: string): Locator;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  focus(): Promise<void>;
  textContent(): Promise<string | null>;
  allInnerTexts(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  isVisible(): Promise<boolean>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
}

export interface Browser {
  newPage(options: { colorScheme: "light" | "dark"; viewport: { width: number; height: number } }): Promise<Page>;
  close(): Promise<void>;
}

const CHROMIUM = process.env.CARRYOVER_CHROMIUM ?? "/usr/bin/chromium";
/** A module name, or the address of its entry file where it is not installed here. */
const PLAYWRIGHT = process.env.CARRYOVER_PLAYWRIGHT_CORE ?? "playwright-core";

/** @returns the browser, or the reason why there is none */
export async function launchBrowser(): Promise<Browser | string> {
  if (!existsSync(CHROMIUM)) return `there is no ${CHROMIUM}`;
  let playwright: { chromium: { launch(options: object): Promise<Browser> } };
  try {
    playwright = (await import(PLAYWRIGHT)) as typeof playwright;
  } catch {
    return "playwright-core is not installed";
  }
  return playwright.chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
