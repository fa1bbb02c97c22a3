/** The entry of `dist/harness/shard.js`, the child that runs the shards of a harness. */
import { main } from "./shard.ts";

await main(process.argv.slice(2), process.env);
