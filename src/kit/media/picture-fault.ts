// Why a picture or a sound did not reach the server, as a person is told it.
import { richTextMessages } from "../rich-text/rich-text-messages.ts";
import { PictureError } from "../rich-text/media/shrink-picture.ts";
import { fileFault } from "./file-fault.ts";

export function pictureFault(error: unknown): string {
  if (error instanceof PictureError) {
    const { pictureType, pictureSize, pictureUnreadable } = richTextMessages.get();
    return { type: pictureType, size: pictureSize, unreadable: pictureUnreadable }[error.problem];
  }
  return fileFault(error);
}
