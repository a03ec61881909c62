// Large files to and from the server, with progress. By XMLHttpRequest: old browsers tell the progress of an upload
// nowhere else, and it lets the browser keep a download on the disk instead of in the page. Everything else is `call`.
import type { Call, CallInput, CallOutput } from "../contract/calls/call.ts";
import { parseJson } from "./answers/open-envelope.ts";
import { fetchFaults } from "./faults/translate-fault.ts";
import { cancelled, currentToken, fillPath, openAnswer, unreachable, withoutEmpty } from "./api.ts";

type TransferOptions = {
  signal?: AbortSignal;
  /** In bytes; `total` is null while it is not known. */
  onProgress?(done: number, total: number | null): void;
};

/**
 * For a call that sends a file.
 * @throws ServerError with the envelope's code, or 99 when none came; DOMException AbortError when `signal` fired.
 */
export async function uploadFile<C extends Call>(
  target: C,
  input: CallInput<C>,
  file: Blob,
  options: TransferOptions = {},
): Promise<CallOutput<C>> {
  const sent = open(target, input, "text");
  // What an operating system calls a file is a guess; the server looks at its content.
  const { fileTypes: types = [] } = target;
  sent.setRequestHeader("content-type", types.includes(file.type) ? file.type : types[0]!);
  sent.upload.onprogress = report(options);
  const token = await answered(sent, file, options.signal);
  return openAnswer(parseJson(sent.responseText), token) as CallOutput<C>;
}

/** For a call that is answered by a file. @throws as uploadFile */
export async function downloadFile<C extends Call>(
  target: C,
  input: CallInput<C>,
  options: TransferOptions = {},
): Promise<{ name: string; file: Blob }> {
  const sent = open(target, input, "blob");
  sent.onprogress = report(options);
  const token = await answered(sent, null, options.signal);
  const file = sent.response as Blob;
  if (sent.status !== 200) openAnswer(parseJson(await file.text()), token);
  return { name: nameIn(sent.getResponseHeader("content-disposition") ?? ""), file };
}

function open(target: Call, input: unknown, answer: "text" | "blob"): XMLHttpRequest {
  const { path, rest } = fillPath(target.path, input as Record<string, unknown>);
  void fetchFaults(target.path);
  const query = Object.entries(withoutEmpty(rest)).map(([name, value]) => [name, String(value)]);
  const sent = new XMLHttpRequest();
  sent.open(target.method, query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`);
  sent.responseType = answer;
  return sent;
}

/** Answers the token that was sent. */
function answered(
  sent: XMLHttpRequest,
  body: Blob | null,
  signal?: AbortSignal,
): Promise<string | null> {
  const token = currentToken();
  if (token !== null) sent.setRequestHeader("authorization", `Bearer ${token}`);
  const abort = () => sent.abort();
  return new Promise<string | null>((settle, fail) => {
    if (signal?.aborted) return fail(cancelled());
    signal?.addEventListener("abort", abort);
    sent.onload = () => settle(token);
    sent.onerror = () => fail(unreachable());
    sent.onabort = () => fail(cancelled());
    sent.send(body);
  }).finally(() => signal?.removeEventListener("abort", abort));
}

function report({ onProgress }: TransferOptions) {
  return ({ loaded, total, lengthComputable }: ProgressEvent): void =>
    onProgress?.(loaded, lengthComputable ? total : null);
}

function nameIn(disposition: string): string {
  const [, name = ""] = /filename\*=UTF-8''([^;]+)/iu.exec(disposition) ?? [];
  return decodeURIComponent(name);
}
