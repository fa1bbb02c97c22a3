/** The program of the second thread that reads a list. Loads little: its start is to be over before the list is read. */
import { parentPort, workerData } from "node:worker_threads";
import { type BackOrder, memoryOf, readBack } from "./read-back.ts";

for (const message of readBack(workerData as BackOrder)) parentPort?.postMessage(message, memoryOf(message));
