// What a page of transfer.both.browser.ts runs: both directions of a file, and what came of them as plain data.
import * as v from "valibot";
import { fileCall, httpCall } from "../../../contract/calls/call.ts";
import type { streamedFile } from "../../../contract/calls/streamed-file.ts";
import type { ServerError } from "../../../core/answers/server-error.ts";
import { configureApi } from "../../../core/api.ts";
import { downloadFile, uploadFile } from "../../../core/transfer.ts";

export type TransferLog = {
  progress: [number, number | null][];
  /** The token that the server no longer knew. */
  ended: string;
  answer?: unknown;
  failed?: [name: string, code: string, message: string];
};
export type TransferPiece = {
  upload(bytes: number, abortAfterMs: number | null): Promise<TransferLog>;
  download(): Promise<TransferLog>;
};

const path = "/api/v1/backups/{id}" as const;
const input = v.object({ id: v.string(), mode: v.string() });
const output = v.unknown();
const give = fileCall<typeof input, typeof output>("POST", path, ["application/zip"]);
const take = httpCall<typeof input, typeof streamedFile>("GET", path);
const query = { id: "a b", mode: "full" };

const seen: TransferLog = { progress: [], ended: "" };
configureApi({ token: () => "secret", sessionEnded: (token) => (seen.ended = token) });
const onProgress = (done: number, total: number | null) => void seen.progress.push([done, total]);

async function logged(work: Promise<unknown>): Promise<TransferLog> {
  try {
    return { ...seen, answer: await work };
  } catch (error) {
    const { name, code, message } = error as ServerError;
    return { ...seen, failed: [name, code, message] };
  }
}

const piece: TransferPiece = {
  upload(bytes, abortAfterMs) {
    const abort = new AbortController();
    if (abortAfterMs !== null) setTimeout(() => abort.abort(), abortAfterMs);
    const file = new Blob([new Uint8Array(bytes)]);
    return logged(uploadFile(give, query, file, { signal: abort.signal, onProgress }));
  },
  download: () =>
    logged(
      downloadFile(take, query, { onProgress }).then(async ({ name, file }) => [
        name,
        await file.text(),
      ]),
    ),
};
Object.assign(globalThis, piece);
