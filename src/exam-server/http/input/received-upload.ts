// A large upload as a file of its own, for work that reads it more than once or from its end (an archive, say).
// Work that needs each byte once reads `uploadOf(call)` instead and keeps nothing.
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { uploadOf, type Call } from "../handler.ts";

export type ReceivedUpload = {
  path: string;
  /** Whoever received it calls this when done with it, however that went. */
  discard(): Promise<void>;
};

/** Of an upload that breaks off or is refused, nothing is left. @throws Refusal */
export async function receiveUpload(call: Call): Promise<ReceivedUpload> {
  const folder = await mkdtemp(join(tmpdir(), "exo-upload-"));
  const path = join(folder, "upload");
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(uploadOf(call), createWriteStream(path));
    return { path, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
