/** Makes elements. Every string becomes a text node or an attribute value; there is no way to pass markup. */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null>} attributes null and false leave it out, true is an empty value
 * @param {...(Node | string | number | null)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  append(made, children);
  return made;
}

/**
 * @param {Node} parent
 * @param {readonly (Node | string | number | null)[]} children
 */
function append(parent, children) {
  for (const child of children) {
    if (child === null) continue;
    parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * A child's text, kept apart from its surroundings: a right-to-left mark in an id turns no neighbour around.
 *
 * @param {string} text
 */
export function foreign(text) {
  return element("bdi", {}, text);
}

/**
 * @param {string} label
 * @param {() => void} onPress
 * @param {Record<string, string | number | boolean | null>} attributes
 */
export function button(label, onPress, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", onPress);
  return made;
}

/**
 * A section of the page, which is hidden until something asks for it.
 *
 * @param {string} id
 */
export function showSection(id) {
  const section = byId(id);
  section.hidden = false;
  return section;
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
