// What a person chose about the console, kept with their account so that it follows them to another PC.
import * as v from "valibot";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const languages = ["id", "en"] as const;
export type Language = (typeof languages)[number];
export const rowsPerPageChoices = [20, 50, 100, 200] as const;

export const preferences = v.object({
  /** Of lists on which the person has not chosen another number. */
  rows_per_page: v.picklist(rowsPerPageChoices),
  theme: v.picklist(themes),
  sounds: v.boolean(),
  language: v.picklist(languages),
});
export type Preferences = v.InferOutput<typeof preferences>;

export const defaultPreferences: Preferences = {
  rows_per_page: 50,
  theme: "system",
  sounds: true,
  language: "id",
};
