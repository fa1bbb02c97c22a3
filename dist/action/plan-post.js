process.env.STATE_isPost = "true";
process.env.CARRYOVER_ENTRY = "plan";
await import("./index.js");
