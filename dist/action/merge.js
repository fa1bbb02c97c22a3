process.env.CARRYOVER_ENTRY = "merge";
await import("./index.js");
