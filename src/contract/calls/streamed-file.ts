// The output of an endpoint that answers with the bytes of a file, sent piece by piece. Such an answer has no envelope;
// a refusal has.
import * as v from "valibot";
import type { Endpoint } from "../endpoints/endpoint.ts";

export type StreamedFile = {
  name: string;
  /** Media type. */
  type: string;
  /** In bytes; null when it is not known before the last of them. */
  length: number | null;
  body: ReadableStream<Uint8Array>;
};

/** As an endpoint's `output`. */
export const streamedFile = v.custom<StreamedFile>(
  (value) => typeof value === "object" && value !== null && "body" in value,
);

export function answersFile({ output }: Pick<Endpoint, "output">): boolean {
  return output === streamedFile;
}
