// The columns of the participant sheet: headers, what other systems call them, and what each cell means.
import type { Option } from "../../contract/calls/fields.ts";
import type { GroupOption } from "../../contract/groups.ts";
import { maxSession } from "../../contract/participants.ts";
import type { ParticipantStatus } from "../../contract/participants.ts";
import { groupPathFault, normalGroupPath } from "../../domain/people/group-path.ts";
import type { CodeIndex, CodeMatch } from "../code-index.ts";
import type { CellFault, CellReading, SheetColumn } from "../sheet-columns.ts";
import { newGroupCode } from "./new-group-code.ts";

/** What the school has: codes and names that a sheet may use. */
export type ParticipantContext = {
  majors: readonly Option[];
  religions: readonly Option[];
  groups: readonly GroupOption[];
};

export type ParticipantLookups = {
  majors: CodeIndex<Option>;
  religions: CodeIndex<Option>;
  groups: CodeIndex<GroupOption>;
};

const statusWords = new Map<string, ParticipantStatus>(
  Object.entries({
    aktif: "active",
    active: "active",
    "1": "active",
    "tidak aktif": "inactive",
    nonaktif: "inactive",
    "non aktif": "inactive",
    "non-aktif": "inactive",
    inactive: "inactive",
    "0": "inactive",
    diblokir: "blocked",
    blokir: "blocked",
    blocked: "blocked",
  } as const),
);
/** As exports write it and imports read it. */
export const participantStatusWords: Record<ParticipantStatus, string> = {
  active: "aktif",
  inactive: "tidak aktif",
  blocked: "diblokir",
};
const yesWords = ["ya", "y", "yes", "1", "true", "benar"];
const noWords = ["tidak", "t", "n", "no", "0", "false", "salah", "-"];

export function fault(code: string, reason: string, fix?: string): CellFault {
  return { code, severity: "error", reason, ...(fix === undefined ? {} : { fix }) };
}

function readSession(text: string): CellReading {
  const digits = /^(?:sesi|session|shift)?[\s.:-]*(\d{1,3})(?:[.,]0+)?$/iu.exec(text)?.[1];
  if (digits !== undefined) return { value: Number(digits) };
  const reason = `Sesi harus berupa angka 1 sampai ${maxSession}, misalnya 1.`;
  return { value: text, fault: fault("choice", reason) };
}

function readNumber(text: string): CellReading {
  const joined = text.replace(/\s/gu, "");
  if (joined !== text) {
    const reason = `Nomor ujian tidak boleh berisi spasi. Maksud Anda ${joined}?`;
    return { value: text, fault: fault("spaces", reason, joined) };
  }
  if (!/^'\d/u.test(text)) return { value: text };
  const bare = text.slice(1);
  const reason = `Nomor diawali tanda petik, biasanya terbawa dari Excel. Maksud Anda ${bare}?`;
  return { value: text, fault: { code: "apostrophe", severity: "warning", reason, fix: bare } };
}

function readFlag(text: string): CellReading {
  const word = text.toLowerCase();
  if (yesWords.includes(word)) return { value: true };
  if (noWords.includes(word)) return { value: false };
  return { value: text, fault: fault("choice", "Isi dengan ya atau tidak.") };
}

function readStatus(text: string): CellReading {
  const status = statusWords.get(text.toLowerCase());
  if (status !== undefined) return { value: status };
  const reason = "Status tidak dikenal. Isi dengan aktif, tidak aktif, atau diblokir.";
  return { value: text, fault: fault("choice", reason) };
}

export type Speech<Item> = {
  noun: string;
  menu: string;
  write(item: Item): string;
  show(item: Item): string;
};

export function readCode<Item>(
  text: string,
  match: CodeMatch<Item>,
  speech: Speech<Item>,
): CellReading {
  const { noun, menu, write, show } = speech;
  if (match.is === "found") return { value: write(match.item) };
  if (match.is === "near") {
    const reason = `${noun} "${text}" tidak ada di server. Maksud Anda ${show(match.item)}?`;
    return { value: text, fault: fault("near", reason, write(match.item)) };
  }
  if (match.is === "ambiguous") {
    const named = match.items.slice(0, 3).map(show).join("; ");
    const reason = `"${text}" dapat berarti beberapa ${noun.toLowerCase()}: ${named}. Tulis salah satunya dengan lengkap.`;
    return { value: text, fault: fault("ambiguous", reason) };
  }
  const reason = `${noun} "${text}" tidak ada di server. Perbaiki isinya, atau tambahkan dahulu lewat menu ${menu}.`;
  return { value: text, fault: fault("unknown", reason) };
}

const coded = {
  write: ({ kode }: Option) => kode,
  show: ({ kode, nama }: Option) => `${kode} (${nama})`,
};
export const major: Speech<Option> = { noun: "Jurusan", menu: "Jurusan", ...coded };
export const religion: Speech<Option> = { noun: "Agama", menu: "Agama", ...coded };
/** One that is missing can be made along with the rows; whoever imports agrees to it. */
export function readGroup(text: string, groups: CodeIndex<GroupOption>): CellReading {
  const match = groups.find(text);
  if (match.is === "found") return { value: match.item.path };
  if (match.is === "ambiguous") {
    const paths = match.items.slice(0, 3).map(({ path }) => path);
    const reason = `"${text}" dapat berarti beberapa group: ${paths.join("; ")}. Tulis salah satunya dengan lengkap.`;
    return { value: text, fault: fault("ambiguous", reason) };
  }
  const path = normalGroupPath(text);
  const reason = groupPathFault(path);
  if (reason !== null) return { value: text, fault: fault("invalid", reason) };
  // Without a proposed mend: "XI IPA 3" is near "XI IPA 1" and yet another class.
  const told =
    match.is === "near"
      ? `Group "${path}" belum ada dan akan dibuat bila Anda setuju. Yang mirip: ${match.item.path}.`
      : `Group "${path}" belum ada dan akan dibuat bila Anda setuju.`;
  return { value: path, fault: { code: newGroupCode, severity: "warning", reason: told } };
}

export const participantNumberColumn: SheetColumn<unknown> = {
  key: "no_ujian",
  field: "no_ujian",
  header: "no_ujian",
  aliases: [
    "No Ujian",
    "Nomor Ujian",
    "Nomor Ujian Peserta",
    "No Peserta",
    "Nomor Peserta",
    "No Peserta Ujian",
    "Nomor Peserta Ujian",
    "Username",
    "User Name",
    "NIS",
    "No Induk",
    "Nomor Induk",
    "Nomor Induk Siswa",
    "NISN",
  ],
  required: true,
  width: 20,
  format: "text",
  identifier: true,
  whenEmpty: { reason: "Nomor ujian wajib diisi." },
  read: readNumber,
};

/** Headers of a column of groups. */
export const groupHeaders: readonly string[] = [
  "Group",
  "Grup",
  "Kelas",
  "Nama Kelas",
  "Rombel",
  "Rombongan Belajar",
  "Nama Group",
  "Nama Grup",
];

export const participantSessionColumn: SheetColumn<unknown> = {
  key: "sesi",
  field: "sesi",
  header: "Sesi",
  aliases: ["Sesi Ujian", "Sesi Default", "Shift", "Gelombang"],
  required: false,
  width: 6,
  format: "number",
  whenEmpty: { value: null },
  read: readSession,
};

export const participantColumns: readonly SheetColumn<ParticipantLookups>[] = [
  participantSessionColumn,
  participantNumberColumn,
  {
    key: "nama",
    field: "nama",
    header: "nama",
    aliases: [
      "Nama Peserta",
      "Nama Siswa",
      "Nama Lengkap",
      "Nama Peserta Didik",
      "Nama Mahasiswa",
      "Name",
      "Full Name",
    ],
    required: true,
    width: 32,
    format: "text",
    whenEmpty: { reason: "Nama peserta wajib diisi." },
  },
  {
    key: "password",
    field: "password",
    header: "password",
    aliases: ["Kata Sandi", "Sandi", "Pass", "PIN"],
    required: false,
    width: 16,
    format: "text",
    identifier: true,
    verbatim: true,
    whenEmpty: { value: "" },
  },
  {
    key: "jurusan_kode",
    field: "jurusan_kode",
    header: "jurusan_kode",
    aliases: [
      "Kode Jurusan",
      "Jurusan",
      "Program Keahlian",
      "Kompetensi Keahlian",
      "Konsentrasi Keahlian",
      "Program Studi",
      "Prodi",
      "Peminatan",
    ],
    required: true,
    width: 16,
    format: "text",
    whenEmpty: { reason: "Kode jurusan wajib diisi." },
    read: (text, { majors }) => readCode(text, majors.find(text), major),
  },
  {
    key: "agama_kode",
    field: "agama_kode",
    header: "agama_kode",
    aliases: ["Kode Agama", "Agama", "Religion"],
    required: true,
    width: 16,
    format: "text",
    whenEmpty: { reason: "Kode agama wajib diisi." },
    read: (text, { religions }) => readCode(text, religions.find(text), religion),
  },
  {
    key: "group",
    field: "group",
    header: "group",
    aliases: groupHeaders,
    required: false,
    width: 24,
    format: "text",
    whenEmpty: { value: null },
    read: (text, { groups }) => (text === "-" ? { value: "" } : readGroup(text, groups)),
  },
  {
    key: "antiblock",
    field: "antiblock",
    header: "antiblock",
    aliases: ["Anti Block", "Anti Blokir"],
    required: false,
    width: 11,
    format: "text",
    accepts: ["boolean"],
    whenEmpty: { value: null },
    read: readFlag,
  },
  {
    key: "status",
    field: "status",
    header: "status",
    aliases: ["Status Peserta"],
    required: false,
    width: 13,
    format: "text",
    whenEmpty: { value: null },
    read: readStatus,
  },
  {
    key: "alasan_block",
    field: "block_reason",
    header: "alasan_block",
    aliases: ["Alasan Blokir", "Block Reason"],
    required: false,
    width: 28,
    format: "text",
    whenEmpty: { value: "" },
  },
];
