// What the texts of cells mean, for the columns of several sheets: words, codes without spaces, codes and names that the school
// has, and groups.
import type { Option } from "../contract/calls/list-fields.ts";
import type { GroupOption } from "../contract/groups.ts";
import { groupPathFault, normalGroupPath } from "../domain/people/group-path.ts";
import type { CodeIndex, CodeMatch } from "./code-index.ts";
import type { CellFault, CellReading } from "./sheet-columns.ts";

export function fault(code: string, reason: string, fix?: string): CellFault {
  return { code, severity: "error", reason, ...(fix === undefined ? {} : { fix }) };
}

/** `words`: in small letters. `reason`: what may be in the cell. */
export function readWord(
  text: string,
  words: ReadonlyMap<string, unknown>,
  reason: string,
): CellReading {
  const word = text.toLowerCase();
  return words.has(word)
    ? { value: words.get(word) }
    : { value: text, fault: fault("choice", reason) };
}

export function flagWords(yes: readonly string[], no: readonly string[]): Map<string, boolean> {
  return new Map([
    ...yes.map((word) => [word, true] as const),
    ...no.map((word) => [word, false] as const),
  ]);
}

/** As exports write it and imports read it. */
export function flagText(flag: boolean): string {
  return flag ? "ya" : "tidak";
}

export const flagReason = "Isi dengan ya atau tidak.";

/** A code that is not to hold spaces; what to do about one that does. */
export function readSpaceless(text: string, noun: string): CellReading {
  const joined = text.replace(/\s/gu, "");
  if (joined === text) return { value: text };
  const reason = `${noun} tidak boleh berisi spasi. Maksud Anda ${joined}?`;
  return { value: text, fault: fault("spaces", reason, joined) };
}

export type CodeWording<Item> = {
  noun: string;
  menu: string;
  write(item: Item): string;
  show(item: Item): string;
};

export function readCode<Item>(
  text: string,
  match: CodeMatch<Item>,
  wording: CodeWording<Item>,
): CellReading {
  const { noun, menu, write, show } = wording;
  if (match.is === "found") return { value: write(match.item) };
  if (match.is === "near") {
    const reason = `${noun} "${text}" tidak ada di server. Maksud Anda ${show(match.item)}?`;
    return { value: text, fault: fault("near", reason, write(match.item)) };
  }
  if (match.is === "ambiguous") {
    return { value: text, fault: ambiguous(text, noun.toLowerCase(), match.items.map(show)) };
  }
  const reason = `${noun} "${text}" tidak ada di server. Perbaiki isinya, atau tambahkan dahulu lewat menu ${menu}.`;
  return { value: text, fault: fault("unknown", reason) };
}

function ambiguous(text: string, noun: string, meanings: readonly string[]): CellFault {
  const named = meanings.slice(0, 3).join("; ");
  const reason = `"${text}" dapat berarti beberapa ${noun}: ${named}. Tulis salah satunya dengan lengkap.`;
  return fault("ambiguous", reason);
}

const coded = {
  write: ({ kode }: Option) => kode,
  show: ({ kode, nama }: Option) => `${kode} (${nama})`,
};
export const major: CodeWording<Option> = { noun: "Jurusan", menu: "Jurusan", ...coded };
export const religion: CodeWording<Option> = { noun: "Agama", menu: "Agama", ...coded };
export const subject: CodeWording<Option> = { noun: "Matpel", menu: "Matpel", ...coded };

/**
 * The path of a group. One that does not exist can be created along with the rows; whoever imports agrees to it.
 * `newCode`: the code of the warning about such a group; null: only where an existing group has a similar name.
 */
export function readGroup(
  text: string,
  groups: CodeIndex<GroupOption>,
  newCode: string | null,
): CellReading {
  const match = groups.find(text);
  if (match.is === "found") return { value: match.item.path };
  if (match.is === "ambiguous") {
    const paths = match.items.map(({ path }) => path);
    return { value: text, fault: ambiguous(text, "group", paths) };
  }
  const path = normalGroupPath(text);
  const invalid = groupPathFault(path);
  if (invalid !== null) return { value: text, fault: fault("invalid", invalid) };
  const code = newCode ?? (match.is === "near" ? "near" : null);
  if (code === null) return { value: path };
  // Without a proposed fix: "XI IPA 3" is near "XI IPA 1" and yet another class.
  const reason =
    match.is === "near"
      ? `Group "${path}" belum ada dan akan dibuat bila Anda setuju. Yang mirip: ${match.item.path}.`
      : `Group "${path}" belum ada dan akan dibuat bila Anda setuju.`;
  return { value: path, fault: { code, severity: "warning", reason } };
}
