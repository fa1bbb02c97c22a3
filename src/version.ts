/** The version of the bundle. A test holds it to package.json, which a bundle does not carry. */
export const VERSION = "0.1.0";
