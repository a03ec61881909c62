// Leaving the screen or the console asks while a file is on its way to the server.
import { guardLeaving } from "../navigation.ts";

/** Answers what `upload` does. */
export async function guardedUpload<T>(upload: Promise<T>): Promise<T> {
  const release = guardLeaving(() => true);
  try {
    return await upload;
  } finally {
    release();
  }
}
