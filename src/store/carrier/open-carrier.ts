/** The carrier for the `carry` input. Each one is loaded on demand. */
import { resolve } from "node:path";
import * as z from "zod/mini";
import { once } from "../../core/once.ts";
import { unreachable } from "../../core/unreachable.ts";
import { cacheOffered, type Environment } from "./cache-offer.ts";
import type { Carrier } from "./carrier.ts";

/** What the `carry` input can choose. `post` reads the choice of `main` with this schema. */
export const carrierChoiceSchema = once(() =>
  z.union([
    z.object({ kind: z.enum(["auto", "none"]) }),
    z.object({ kind: z.literal("folder"), path: z.string() }),
    z.object({ kind: z.literal("s3"), bucket: z.string(), prefix: z.string() }),
  ]),
);
export type CarrierChoice = Readonly<z.infer<ReturnType<typeof carrierChoiceSchema>>>;

export interface CarrierPlace {
  readonly environment: Environment;
  /** An absolute path. Relative folders are below it. */
  readonly workspace: string;
  /** For temporary files. */
  readonly tempFolder: string;
}

/** @returns null if nothing carries the state */
export async function openCarrier(choice: CarrierChoice, place: CarrierPlace): Promise<Carrier | null> {
  const { environment, workspace, tempFolder } = place;
  switch (choice.kind) {
    case "none":
      return null;
    case "auto": {
      if (cacheOffered(environment) === null) return null;
      const { CacheCarrier } = await import("./cache-carrier.ts");
      return new CacheCarrier({ environment, tempFolder });
    }
    case "folder": {
      const { FolderCarrier } = await import("./folder-carrier.ts");
      return new FolderCarrier(resolve(workspace, choice.path));
    }
    case "s3": {
      const { S3Carrier } = await import("./s3-carrier.ts");
      const { bucket, prefix } = choice;
      return new S3Carrier({ bucket, prefix, environment, tempFolder });
    }
    default:
      return unreachable(choice);
  }
}
