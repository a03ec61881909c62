// The pictures and sounds that picked questions use: sent into the bank once each, and put in their places.
import {
  maxImageBytes,
  mediaAddress,
  type MediaFile,
  type MediaKind,
} from "../../../../contract/questions/media.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { unescapeHtml } from "../../../../domain/text/html-text.ts";
import { isAborted } from "../../../../core/answers/server-error.ts";
import { uploadInto } from "../../../../kit/media/uploads/bank-uploads.ts";
import type { ReadFile } from "../../../../question-files/worker/judged-questions.ts";
import { shrinkPicture } from "../../../../kit/rich-text/media/shrink-picture.ts";
import type { ImportRow } from "../question-import-rows.ts";

export type SentMedia = Pick<MediaFile, "id" | "width" | "height">;
export type FileKey = string;
export const fileKey = (file: number, name: string): FileKey => `${file} ${name}`;

export type MediaToSend = { key: FileKey; file: ReadFile };
export type SendMedia = (file: File, kind: MediaKind, signal: AbortSignal) => Promise<SentMedia>;

export function mediaSender(bankId: string): SendMedia {
  return async (file, kind, signal) => uploadInto(bankId, await readied(file, kind), kind, signal);
}

/** As in the document, but for what the exam server would refuse as too large. */
async function readied(file: File, kind: MediaKind): Promise<File> {
  return kind === "image" && file.size > maxImageBytes ? shrinkPicture(file) : file;
}

/** Each once, in the order of the questions. */
export function mediaOf(
  rows: readonly ImportRow[],
  files: readonly (readonly ReadFile[])[],
): MediaToSend[] {
  const found = new Map<FileKey, ReadFile>();
  for (const { file, mediaNames } of rows) {
    for (const name of mediaNames) {
      const read = files[file]?.find((each) => each.name === name);
      if (read) found.set(fileKey(file, name), read);
    }
  }
  return [...found].map(([key, file]) => ({ key, file }));
}

export type MediaFailure = { key: FileKey; name: string; error: unknown };

/**
 * One after the other; what fails is tried once more. What has arrived stays in `sent`, so that a second try of the
 * import does not send it again.
 */
export async function sendMedia(
  wanted: readonly MediaToSend[],
  {
    sent,
    send,
    signal,
    onProgress,
  }: {
    sent: Map<FileKey, SentMedia>;
    send: SendMedia;
    signal: AbortSignal;
    onProgress(done: number, name: string): void;
  },
): Promise<MediaFailure | null> {
  for (const [done, { key, file }] of wanted.entries()) {
    if (sent.has(key)) continue;
    onProgress(done, file.name);
    const once = () => send(asFile(file), file.kind ?? "image", signal);
    try {
      sent.set(key, await once().catch((error: unknown) => retried(error, signal, once)));
    } catch (error) {
      return { key, name: file.name, error };
    }
  }
  return null;
}

async function retried(error: unknown, signal: AbortSignal, again: () => Promise<SentMedia>) {
  if (isAborted(error) || signal.aborted) throw error;
  return again();
}

function asFile({ name, blob }: ReadFile): File {
  return new File([blob], name.slice(name.lastIndexOf("/") + 1), { type: blob.type });
}

/** The question with the addresses and ids that the exam server has given. */
export function withSentMedia(
  question: QuestionInput,
  sentAs: (name: string) => SentMedia | undefined,
): QuestionInput {
  const place = (value: unknown): unknown => {
    if (typeof value === "string") return withAddresses(value, sentAs);
    if (Array.isArray(value)) return value.map(place);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, each]) =>
      key === "media_id" ? [key, idOf(each, sentAs)] : [key, place(each)],
    );
    return withSize(Object.fromEntries(entries) as Record<string, unknown>, value, sentAs);
  };
  return place(question) as QuestionInput;
}

const nameIn = (id: unknown) =>
  typeof id === "string" && id.startsWith("import:") ? id.slice("import:".length) : null;

function idOf(id: unknown, sentAs: (name: string) => SentMedia | undefined): unknown {
  const name = nameIn(id);
  return name === null ? id : (sentAs(name)?.id ?? null);
}

function withSize(
  placed: Record<string, unknown>,
  original: object,
  sentAs: (name: string) => SentMedia | undefined,
): Record<string, unknown> {
  const name = nameIn(Reflect.get(original, "media_id"));
  const sent = name === null ? undefined : sentAs(name);
  const isPicture = "width" in placed && "height" in placed;
  return sent && isPicture ? { ...placed, width: sent.width, height: sent.height } : placed;
}

function withAddresses(html: string, sentAs: (name: string) => SentMedia | undefined): string {
  if (!html.includes("import:")) return html;
  return html.replace(/\bsrc="import:([^"]+)"/gu, (whole, name: string) => {
    const sent = sentAs(unescapeHtml(name));
    return sent ? `src="${mediaAddress(sent.id)}"` : whole;
  });
}
