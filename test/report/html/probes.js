/** Functions that tests run inside the page. Each stands alone: it is sent to the browser as text. */

/** Texts below the contrast that WCAG AA asks of their size, as computed by the browser. */
export function faintTexts() {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (/** @type {string} */ color) => {
    if (pen === null) return [0, 0, 0, 255];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (/** @type {number[]} */ color) => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** @type {(element: Element | null) => number[]} */
  const groundOf = (element) => {
    if (element === null) return [255, 255, 255, 255];
    const ground = rgba(getComputedStyle(element).backgroundColor);
    return ground[3] === 255 ? ground : groundOf(element.parentElement);
  };
  /** @type {string[]} */
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
    if (!own || !element.checkVisibility() || element.matches("script")) continue;
    const style = getComputedStyle(element);
    const text = luminance(rgba(style.color));
    const ground = luminance(groundOf(element));
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    const asked = Number.parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
    if (contrast < asked) faint.push(`${contrast.toFixed(2)} ${element.textContent?.slice(0, 40)}`);
  }
  return faint;
}

/** Controls without a name that a screen reader could say, and headings that skip a level. */
export function unnamed() {
  /** @type {string[]} */
  const bare = [];
  for (const control of document.querySelectorAll("button, input, canvas, a, [role=region], nav, section")) {
    const labelled = control.getAttribute("aria-labelledby");
    const named = labelled === null ? null : document.getElementById(labelled)?.textContent;
    const label = control.closest("label")?.textContent;
    const name = control.getAttribute("aria-label") ?? named ?? label ?? control.textContent ?? "";
    if (name.trim() === "") bare.push(control.outerHTML.slice(0, 80));
  }
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    if (!heading.checkVisibility()) continue;
    const next = Number(heading.tagName.slice(1));
    if (next > level + 1) bare.push(`h${level} is followed by h${next}`);
    level = next;
  }
  return bare;
}

/** Does what a text that got out of its quotes would do, and tells what the browser refused. */
export async function breakOut() {
  /** @type {string[]} */
  const seen = [];
  document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
  const script = document.createElement("script");
  script.append("globalThis.owned = 1");
  document.body.append(script);
  try {
    document.body.innerHTML = "<b>owned</b>";
  } catch {
    seen.push("markup refused");
  }
  const image = document.createElement("img");
  image.src = "http://127.0.0.1:9/x.png";
  document.body.append(image);
  await fetch("http://127.0.0.1:9/").catch(() => seen.push("fetch refused"));
  // Violations are reported as tasks of their own.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { seen, owned: /** @type {{ owned?: number }} */ (globalThis).owned ?? null };
}
