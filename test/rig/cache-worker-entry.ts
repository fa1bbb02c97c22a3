import { serveCacheBatch } from "../../src/store/carrier/cache-worker.ts";

await serveCacheBatch();
