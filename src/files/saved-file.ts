// What a file that somebody saves is called and of which kind it is. Nothing here writes one.

export const fileFormats = ["xlsx", "csv"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
};

/** `<kind>_<context>_<yyyymmdd-hhmm>.<format>`, in characters that every file system and mail program takes. */
export function sheetFileName(
  kind: string,
  context: string,
  stamp: string,
  format: FileFormat | "ics" | "html" | "exm",
) {
  const parts = [kind, context].map(slug).filter((part) => part !== "");
  return `${[...parts, stamp].join("_")}.${format}`;
}

const longestSlug = 60;

function slug(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, longestSlug)
    .replace(/^-+|-+$/gu, "");
}
