// What the values of settings are checked by: in the form that changes one, and by the exam server. Messages are what a person
// reads under the input.
import * as v from "valibot";

/** A setting that staff change. Its value is always a text. */
export type SettingDefinition = {
  /** What counts where the institution has set nothing. */
  default: string;
  value: v.GenericSchema<string, unknown>;
};

/** By code. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

/** Each setting with its default and what its value is checked by. */
export function definitions(
  defaults: Readonly<Record<string, string>>,
  values: Readonly<Record<string, SettingDefinition["value"]>>,
): SettingDefinitions {
  return Object.fromEntries(
    Object.entries(defaults).map(([code, usual]) => {
      const value = values[code];
      if (!value) throw new Error(`Nothing checks the setting ${code}.`);
      return [code, { default: usual, value }];
    }),
  );
}

/** Y is on, anything else off. */
export const yesOrNo = v.picklist(["Y", "N", ""], "Isi dengan Y atau N.");

export function wholeNumber(least: number, most: number) {
  const fault = `Isi dengan angka dari ${least} sampai ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/u, fault),
    v.check((value) => Number(value) >= least && Number(value) <= most, fault),
  );
}

const placeOfPicture =
  /^(?:|\/(?!\/)[^\s\\]*|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})$/u;

export const isPictureAddress = (value: string) => placeOfPicture.test(value) && value !== "";

/** A place on the exam server, or the picture itself as a data address; empty: none. */
export const pictureAddress = v.pipe(
  v.string(),
  v.regex(placeOfPicture, "Logo harus berupa gambar .png, .jpg, atau .webp."),
);
