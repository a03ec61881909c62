// Photos and PDFs that a participant hands in beside the text of an essay, where the question allows it. They are uploaded first;
// then an answer names their ids. Who marks essays does not use these calls.
import * as v from "valibot";
import { fileCall, httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { streamedFile } from "../calls/streamed-file.ts";
import { sittingState } from "./own-exams.ts";

/** In bytes: a photo of a page that the device has made smaller, or some scanned pages. */
export const maxAttachmentBytes = 3 * 1024 * 1024;
/** A small file may claim a picture that fills the memory of whoever opens it. */
export const maxAttachmentPixels = 40_000_000;
/** Of one sitting, those that no answer names any more included. */
export const maxSittingAttachments = 30;

export const attachmentTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "application/pdf",
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const uploadAttachmentInput = v.object({
  id: idSchema,
  attachment_id: idSchema,
  question_id: idSchema,
});
export const uploadAttachmentOutput = v.object({
  ...sittingState.entries,
  attachment_id: idSchema,
  mime: v.picklist(attachmentTypes),
  /** In bytes, as it is stored. */
  size: v.number(),
});

/**
 * `attachment_id`: made by the device, so that the same file sent again is stored once. The type is told by the content: JPG, PNG,
 * WebP or PDF, else code 12 on `file` with a cause. Refused with 44 for a question that takes no attachments.
 */
export const uploadAttachment = fileCall<
  typeof uploadAttachmentInput,
  typeof uploadAttachmentOutput
>("PUT", "/api/v1/participant/exams/{id}/attachment");

export const getOwnAttachmentInput = v.object({ id: idSchema, attachment_id: idSchema });

/** Their own alone, while they are at work. */
export const getOwnAttachment = httpCall<typeof getOwnAttachmentInput, typeof streamedFile>(
  "GET",
  "/api/v1/participant/exams/{id}/attachment",
);
