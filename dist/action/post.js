process.env.STATE_isPost = "true";
await import("./index.js");
