// What is often said, one press away: a short list of the institution's.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, nothing, requiredLine } from "../calls/fields.ts";

export const maxTemplates = 30;

export const messageTemplate = v.object({ id: idSchema, text: v.string() });
export type MessageTemplate = v.InferOutput<typeof messageTemplate>;
const templates = v.object({ items: v.array(messageTemplate) });

const access = ["0013A"] as const;

export const listMessageTemplates = endpoint({
  method: "GET",
  path: "/api/v1/message-templates",
  access: "signed-in",
  summary: "Templates of messages",
  input: nothing,
  output: templates,
});

/** One that is there already is not written twice. */
export const addMessageTemplate = endpoint({
  method: "POST",
  path: "/api/v1/message-templates",
  access,
  summary: "Add a template of a message",
  input: v.object({ text: requiredLine("Template", 200) }),
  output: templates,
});

export const deleteMessageTemplate = endpoint({
  method: "POST",
  path: "/api/v1/message-templates/delete",
  access,
  summary: "Delete a template of a message",
  input: v.object({ id: idSchema }),
  output: templates,
});
