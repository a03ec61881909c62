// The columns of the account sheet: headers, what other systems call them, and what each cell means.
import { roleLabels } from "../../contract/permissions.ts";
import type { Role } from "../../contract/permissions.ts";
import type { CellFault, CellReading, SheetColumn } from "../sheet-columns.ts";

/** Roles as people write them: the codes, the labels, and the words of the generation before this one. */
const roleWords = new Map<string, Role>([
  ["evil", "EVIL"],
  ["head master", "EVIL"],
  ["headmaster", "EVIL"],
  ["kepala sekolah", "EVIL"],
  ["admin", "EVIL"],
  ["administrator", "EVIL"],
  ["eval", "EVAL"],
  ["pengampu", "EVAL"],
  ["guru", "EVAL"],
  ["opra", "OPRA"],
  ["operator", "OPRA"],
  ["proktor", "OPRA"],
]);
const flagWords = new Map([
  ...["ya", "y", "1", "aktif", "true", "active", "benar"].map((word) => [word, true] as const),
  ...["tidak", "t", "n", "0", "tidak aktif", "nonaktif", "false", "inactive", "salah"].map(
    (word) => [word, false] as const,
  ),
]);

function choice(reason: string): CellFault {
  return { code: "choice", severity: "error", reason };
}

function readRole(text: string): CellReading {
  const role = roleWords.get(text.toLowerCase().replace(/[\s_-]+/gu, " "));
  if (role !== undefined) return { value: role };
  const labels = Object.entries(roleLabels).map(([code, label]) => `${label} (${code})`);
  return { value: text, fault: choice(`Role tidak dikenal. Isi dengan ${labels.join(", ")}.`) };
}

function readFlag(text: string): CellReading {
  const flag = flagWords.get(text.toLowerCase());
  return flag === undefined
    ? { value: text, fault: choice("Isi dengan ya atau tidak.") }
    : { value: flag };
}

function readEmail(text: string): CellReading {
  const joined = text.replace(/\s/gu, "");
  if (joined === text) return { value: text };
  const reason = `E-mail tidak boleh berisi spasi. Maksud Anda ${joined}?`;
  return { value: text, fault: { code: "spaces", severity: "error", reason, fix: joined } };
}

export const userColumns: readonly SheetColumn<unknown>[] = [
  {
    key: "nama",
    field: "name",
    header: "Nama",
    aliases: ["Nama Lengkap", "Nama Pengguna", "Nama Guru", "Name", "Full Name"],
    required: true,
    width: 32,
    format: "text",
    whenEmpty: { reason: "Nama wajib diisi." },
  },
  {
    key: "email",
    field: "email",
    header: "Email",
    aliases: ["E-mail", "Alamat Email", "Surel", "Username", "User Name"],
    required: true,
    width: 32,
    format: "text",
    whenEmpty: { reason: "E-mail wajib diisi." },
    read: readEmail,
  },
  {
    key: "password",
    field: "password",
    header: "Password",
    aliases: ["Kata Sandi", "Sandi", "Pass"],
    required: false,
    width: 20,
    format: "text",
    identifier: true,
    verbatim: true,
    whenEmpty: { value: "" },
  },
  {
    key: "role",
    field: "role",
    header: "Role",
    aliases: ["Peran", "Jabatan", "Hak Akses", "Level"],
    required: true,
    width: 14,
    format: "text",
    whenEmpty: { reason: "Role wajib diisi." },
    read: readRole,
  },
  {
    key: "aktif",
    field: "active",
    header: "Aktif",
    aliases: ["Status", "Active"],
    required: false,
    width: 8,
    format: "text",
    accepts: ["boolean"],
    whenEmpty: { value: null },
    read: readFlag,
  },
];
