// What is often said, one press away: a short list of the institution's.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, recordInput } from "../calls/fields.ts";
import { requiredLine } from "../calls/typed-fields.ts";

export const maxTemplates = 30;

export const messageTemplate = v.object({ id: idSchema, text: v.string() });
export type MessageTemplate = v.InferOutput<typeof messageTemplate>;
export const templates = v.object({ items: v.array(messageTemplate) });

export const listMessageTemplates = httpCall<typeof nothing, typeof templates>(
  "GET",
  "/api/v1/message-templates",
);

export const addMessageTemplateInput = v.object({ text: requiredLine("Template", 200) });

/** One that is there already is not written twice. */
export const addMessageTemplate = httpCall<typeof addMessageTemplateInput, typeof templates>(
  "POST",
  "/api/v1/message-templates",
);

export const deleteMessageTemplate = httpCall<typeof recordInput, typeof templates>(
  "POST",
  "/api/v1/message-templates/delete",
);
