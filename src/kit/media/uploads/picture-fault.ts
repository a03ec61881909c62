// Why a picture or a sound did not reach the server, as a person is told it.
import { richTextMessages } from "../../rich-text/rich-text-messages.ts";
import { PictureFault } from "../../rich-text/media/shrink-picture.ts";
import { mediaRefusal } from "./media-refusal.ts";

export function pictureFault(error: unknown): string {
  if (error instanceof PictureFault) {
    const { pictureType, pictureSize, pictureUnreadable } = richTextMessages.get();
    return { type: pictureType, size: pictureSize, unreadable: pictureUnreadable }[error.fault];
  }
  return mediaRefusal(error);
}
