process.env.STATE_isPost = "true";
process.env.CARRYOVER_ENTRY = "merge";
await import("./index.js");
