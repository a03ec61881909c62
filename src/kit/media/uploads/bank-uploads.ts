// Sends pictures and sounds into a question bank, as the editors ask for it.
import {
  maxMediaName,
  mediaAddress,
  uploadMedia,
  type MediaFile,
  type MediaKind,
} from "../../../contract/questions/media.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { call } from "../../../core/api.ts";
import { guardedUpload } from "../../../core/uploads/guarded-upload.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { mediaMessages } from "../media-messages.ts";

export type BankUploads = {
  /** As it is: whoever takes pictures from people shrinks them before (shrink-picture.ts). */
  uploadPicture(file: File): Promise<{ src: string; width: number; height: number }>;
  uploadAudio(file: File): Promise<{ src: string }>;
};

export function createBankUploads(bankId: string): BankUploads {
  return {
    async uploadPicture(file) {
      const { id, width, height } = await uploadInto(bankId, file, "image");
      return { src: mediaAddress(id), width, height };
    },
    async uploadAudio(file) {
      return { src: mediaAddress((await uploadInto(bankId, file, "audio")).id) };
    },
  };
}

/** @throws ServerError when the server refuses it, or takes it for the other kind */
export async function uploadInto(
  bankId: string,
  file: File,
  kind: MediaKind,
  signal?: AbortSignal,
): Promise<MediaFile> {
  const sent = await guardedUpload(
    call(
      uploadMedia,
      { id: bankId, name: sentName(file) },
      { file, ...(signal ? { signal } : {}) },
    ),
  );
  if (sent.kind === kind) return sent;
  const { notPicture, notSound } = mediaMessages.get();
  throw new ServerError(responseCodes.client, kind === "image" ? notPicture : notSound);
}

/** As the server takes it. */
export function sentName({ name }: File): string {
  return name.trim().slice(0, maxMediaName) || "file";
}
