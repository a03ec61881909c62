// The columns of the account sheet: what each cell means, how an export writes it and how the template explains it.
import { roleLabels, roles, type Role } from "../../contract/roles.ts";
import type { User } from "../../contract/staff/users.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";
import { choicesOf } from "../template-guide.ts";
import {
  fault,
  flagReason,
  flagText,
  flagWords,
  readSpaceless,
  readWord,
} from "../value-reading.ts";

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
const activeWords = flagWords(
  ["ya", "y", "1", "aktif", "true", "active", "benar"],
  ["tidak", "t", "n", "0", "tidak aktif", "nonaktif", "false", "inactive", "salah"],
);

function readRole(text: string): CellReading {
  const role = roleWords.get(text.toLowerCase().replace(/[\s_-]+/gu, " "));
  if (role !== undefined) return { value: role };
  const labels = Object.entries(roleLabels).map(([code, label]) => `${label} (${code})`);
  return {
    value: text,
    fault: fault("choice", `Role tidak dikenal. Isi dengan ${labels.join(", ")}.`),
  };
}

export const userColumns: readonly SheetColumn<unknown, User>[] = [
  {
    key: "nama",
    field: "name",
    header: "Nama",
    aliases: ["Nama Lengkap", "Nama Pengguna", "Nama Guru", "Name", "Full Name"],
    required: true,
    width: 32,
    format: "text",
    whenEmpty: { reason: "Nama wajib diisi." },
    write: ({ name }) => name,
    help: "Nama lengkap dengan gelar, paling panjang 200 karakter.",
    english: "Full name with titles, at most 200 characters.",
    sample: "Siti Aminah, S.Pd.",
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
    read: (text) => readSpaceless(text, "E-mail"),
    write: ({ email }) => email,
    help: "Dipakai untuk masuk; tidak boleh sama. Huruf besar dan kecil tidak dibedakan.",
    english: "Used to sign in; unique. Capital and small letters are the same.",
    sample: "siti.aminah@sekolah.sch.id",
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
    // The server keeps no readable password; an empty cell keeps the stored one.
    write: () => "",
    help: "Paling pendek 8 karakter. Jika kosong: server membuatkan untuk pengguna baru, dan membiarkan yang lama untuk pengguna yang sudah ada.",
    english:
      "At least 8 characters. If empty: made by the server for who is new, unchanged for who exists.",
    sample: "kopi-susu-1945",
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
    write: ({ role }) => roleLabels[role],
    help: "Head Master (EVIL), Pengampu (EVAL), atau Operator (OPRA); kode atau namanya. Admin, guru dan operator dari file lama juga dikenali.",
    english: "Head Master (EVIL), Pengampu (EVAL) or Operator (OPRA); the code or the name.",
    sample: "Pengampu",
    choices: {
      beside: "Kode",
      items: () => roles.map((role) => ({ kode: roleLabels[role], nama: role })),
    },
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
    read: (text) => readWord(text, activeWords, flagReason),
    write: ({ active }) => flagText(active),
    help: "ya atau tidak. Jika kosong: ya untuk pengguna baru, tidak berubah untuk pengguna yang sudah ada.",
    english: "ya (yes) or tidak (no). If empty: ya for who is new, unchanged for who exists.",
    sample: "ya",
    choices: { items: () => choicesOf("ya", "tidak") },
  },
];
