// A picture on its way into a conversation, made small before: it comes late, with the first that somebody chooses.
import { uploadChatPicture } from "../../../contract/chat/chats.ts";
import { call } from "../../../core/api.ts";
import { guardedUpload } from "../../../core/uploads/guarded-upload.ts";
import { pictureFault } from "../../../kit/media/uploads/picture-fault.ts";
import { shrinkPicture } from "../../../kit/rich-text/media/shrink-picture.ts";

export type SentPicture = { id: string } | { fault: string };

export async function sendPicture(chatId: string, chosen: File): Promise<SentPicture> {
  try {
    const file = await shrinkPicture(chosen);
    const { picture_id: id } = await guardedUpload(
      call(uploadChatPicture, { id: chatId }, { file }),
    );
    return { id };
  } catch (error) {
    return { fault: pictureFault(error) };
  }
}
