process.env.CARRYOVER_ENTRY = "plan";
await import("./index.js");
