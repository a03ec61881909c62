// Text inside the XML of an xlsx file.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}

/** Characters that XML cannot carry are written _x0007_; text that looks like that has its underscore written so. */
export function cellXml(text: string): string {
  return escapeXml(
    text
      .replace(/_(?=x[\da-f]{4}_)/giu, "_x005F_")
      // oxlint-disable-next-line no-control-regex -- these are the ones to be escaped
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/gu, codeOf)
      .replace(/[\ud800-\udfff]/gu, "\ufffd"),
  );
}

function codeOf(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** Excel refuses longer names and some characters in them. */
export function sheetNameOf(name: string): string {
  return name.replace(/[[\]:*?/\\]/gu, " ").slice(0, 31);
}
