// What the home screen shows beside tiles and the server card: shortcuts (spec 3 and 7) and how far the school has come.
import * as v from "valibot";
import { endpoint } from "./calls/endpoint.ts";
import { idSchema, nothing, requiredLine } from "./calls/fields.ts";

/** `destination` is a route descriptor as JSON text: {name, params, query}. `icon` is a data address or empty. */
export const shortcut = v.object({
  id: idSchema,
  name: v.string(),
  destination: v.string(),
  icon: v.string(),
});
export type Shortcut = v.InferOutput<typeof shortcut>;

/** Bytes of a shortcut's picture before base64. */
export const maxShortcutIconBytes = 200 * 1024;
export const shortcutIconTypes = ["image/jpeg", "image/png"] as const;

const iconPattern = /^(?:data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2})?$/u;

export const shortcutInput = v.object({
  name: requiredLine("Nama", 60),
  destination: v.pipe(v.string(), v.minLength(2, "Tujuan wajib dipilih."), v.maxLength(1000)),
  icon64: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(Math.ceil((maxShortcutIconBytes * 4) / 3) + 40, "Gambar paling besar 200 KB."),
      v.regex(iconPattern, "Gambar harus berupa .jpg atau .png."),
    ),
    "",
  ),
});

export const listShortcuts = endpoint({
  method: "GET",
  path: "/api/v1/shortcuts",
  access: "signed-in",
  summary: "The signed-in person's shortcuts",
  input: nothing,
  output: v.array(shortcut),
});

export const createShortcut = endpoint({
  method: "POST",
  path: "/api/v1/shortcuts",
  access: "signed-in",
  summary: "Make a shortcut",
  input: shortcutInput,
  output: shortcut,
});

/** Answers the list that remains. */
export const deleteShortcut = endpoint({
  method: "DELETE",
  path: "/api/v1/shortcuts/{id}",
  access: "signed-in",
  summary: "Remove a shortcut",
  input: v.object({ id: idSchema }),
  output: v.array(shortcut),
});

/** How many there are of what a first exam needs; `active_schedules` counts schedules that are switched on. */
export const firstSteps = v.object({
  participants: v.number(),
  subjects: v.number(),
  question_banks: v.number(),
  schedules: v.number(),
  active_schedules: v.number(),
});
export type FirstSteps = v.InferOutput<typeof firstSteps>;

export const getFirstSteps = endpoint({
  method: "GET",
  path: "/api/v1/first-steps",
  access: "signed-in",
  summary: "How far the school has come towards its first exam",
  input: nothing,
  output: firstSteps,
});
