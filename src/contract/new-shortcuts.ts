// Making a shortcut, apart from contract/home.ts: home does without it until somebody does.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { requiredLine } from "./calls/typed-fields.ts";
import { shortcut } from "./home.ts";

/** Bytes of a shortcut's picture before base64. */
export const maxShortcutIconBytes = 200 * 1024;
export const shortcutIconTypes = ["image/jpeg", "image/png"] as const;

const iconPattern = /^(?:data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2})?$/u;

export const maxShortcutName = 60;
export const shortcutInput = v.object({
  name: requiredLine("Nama", maxShortcutName),
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

/** The console asks for the list anew and does not look at what this answers: the specification leaves it open. */
export const createShortcut = httpCall<typeof shortcutInput, typeof shortcut>(
  "POST",
  "/api/v1/shortcuts",
);
