// What names a row of a sheet, and when two rows are the same.

/** Two spellings of one identity have the same key; the server does not regard case either. */
export function sheetKey(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** Between the parts of an identity that several columns make; nobody can type it. */
export const identitySeparator = "\u001f";
