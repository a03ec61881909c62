// The columns of the participant sheet: what each cell means, how an export writes it and how the template explains it.
import type { Option } from "../../contract/calls/list-fields.ts";
import type { GroupOption } from "../../contract/groups.ts";
import {
  maxSession,
  type Participant,
  type ParticipantStatus,
} from "../../contract/participants.ts";
import type { CodeIndex } from "../code-index.ts";
import type { CellReading, SheetColumn } from "../sheet-columns.ts";
import { choicesOf } from "../template-guide.ts";
import {
  fault,
  flagReason,
  flagText,
  flagWords,
  major,
  readCode,
  readGroup,
  readWord,
  religion,
} from "../value-reading.ts";
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
const statusTexts: Record<ParticipantStatus, string> = {
  active: "aktif",
  inactive: "tidak aktif",
  blocked: "diblokir",
};
const antiblockWords = flagWords(
  ["ya", "y", "yes", "1", "true", "benar"],
  ["tidak", "t", "n", "no", "0", "false", "salah", "-"],
);

const statusReason = "Status tidak dikenal. Isi dengan aktif, tidak aktif, atau diblokir.";

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

/** e-Rapor and Dapodik know pupils by ten digits; a sheet that has read them as numbers has lost the zeros at the beginning. */
function readNisn(text: string): CellReading {
  const bare = text.replace(/^'/u, "").replace(/\s/gu, "");
  if (bare === "-") return { value: "" };
  if (/^\d{10}$/u.test(bare)) return { value: bare };
  if (!/^\d{5,9}$/u.test(bare)) return { value: text, fault: fault("nisn", nisnReason) };
  const whole = bare.padStart(10, "0");
  const reason = `NISN harus 10 angka; angka 0 di depan biasanya hilang di Excel. Maksud Anda ${whole}?`;
  return { value: text, fault: fault("nisn", reason, whole) };
}

const nisnReason = "NISN harus 10 angka, termasuk angka 0 di depan.";

export const participantNumberColumn: SheetColumn<unknown, { no_ujian: string }> = {
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
  write: ({ no_ujian }) => no_ujian,
  help: "Nomor yang dipakai peserta untuk masuk ujian; tidak boleh sama, tanpa spasi, paling panjang 50 karakter. Angka 0 di depan ikut dihitung.",
  english:
    "The number that the participant signs in with: unique, without spaces, at most 50 characters. Leading zeros count.",
  sample: "01-001-0001",
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

export const participantSessionColumn: SheetColumn<unknown, { sesi: number | null }> = {
  key: "sesi",
  field: "sesi",
  header: "Sesi",
  aliases: ["Sesi Ujian", "Sesi Default", "Shift", "Gelombang"],
  required: false,
  width: 6,
  format: "number",
  whenEmpty: { value: null },
  read: readSession,
  write: ({ sesi }) => sesi,
  help: `Sesi ujian peserta, angka 1 sampai ${maxSession}. Jika kosong: 1 untuk peserta baru, tidak berubah untuk peserta yang sudah ada.`,
  english: `Session of the exam, 1 to ${maxSession}. If empty: 1 for who is new, unchanged for who exists.`,
  sample: "1",
};

export const participantColumns: readonly SheetColumn<ParticipantLookups, Participant>[] = [
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
    write: ({ nama }) => nama,
    help: "Nama lengkap peserta seperti akan tercetak di kartu, paling panjang 200 karakter.",
    english: "Full name as printed on the card, at most 200 characters.",
    sample: "Siti Aminah",
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
    // The server keeps no readable password; an empty cell keeps the stored one.
    write: () => "",
    help: "4 sampai 72 karakter; di bawah 6 karakter dapat ditebak selama ujian. Jika kosong: server membuatkan untuk peserta baru, dan membiarkan yang lama untuk peserta yang sudah ada.",
    english:
      "4 to 72 characters; fewer than 6 can be guessed during an exam. If empty: made by the server for who is new, unchanged for who exists.",
    sample: "K7PM2XQA",
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
    write: ({ jurusan_kode }) => jurusan_kode,
    help: "Kode jurusan dari daftar di bawah (nama jurusan juga dikenali).",
    english: 'Code (or name) of a major, from the list in the sheet "Petunjuk".',
    sample: "1945",
    choices: { title: "Kode jurusan", beside: "Nama jurusan", items: ({ majors }) => majors },
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
    write: ({ agama_kode }) => agama_kode,
    help: "Kode agama dari daftar di bawah (nama agama juga dikenali).",
    english: 'Code (or name) of a religion, from the list in the sheet "Petunjuk".',
    sample: "ISLAM",
    choices: { title: "Kode agama", beside: "Nama agama", items: ({ religions }) => religions },
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
    read: (text, { groups }) =>
      text === "-" ? { value: "" } : readGroup(text, groups, newGroupCode),
    write: ({ group_path }) => group_path ?? "",
    help: 'Group (kelas) peserta: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Jika kosong: tanpa group untuk peserta baru, tidak berubah untuk yang sudah ada; tanda - mengeluarkan peserta dari groupnya.',
    english:
      'Group (class): its name, or its path such as "XII / XII IPA 1" where names repeat. If empty: no group for who is new, unchanged for who exists; - takes somebody out of the group.',
    sample: "XII / XII IPA 1",
    choices: {
      title: "Group",
      many: true,
      items: ({ groups }) => choicesOf(...groups.map(({ path }) => path)),
    },
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
    read: (text) => readWord(text, antiblockWords, flagReason),
    write: ({ antiblock }) => flagText(antiblock),
    help: "ya: peserta tidak diblokir otomatis saat keluar dari halaman ujian. Jika kosong: tidak untuk peserta baru, tidak berubah untuk yang sudah ada.",
    english:
      "ya (yes): leaving the exam page does not block this participant. If empty: tidak (no) for who is new, unchanged for who exists.",
    sample: "tidak",
    choices: { items: () => choicesOf("ya", "tidak") },
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
    read: (text) => readWord(text, statusWords, statusReason),
    write: ({ status }) => statusTexts[status],
    help: "aktif, tidak aktif, atau diblokir. Jika kosong: aktif untuk peserta baru, tidak berubah untuk peserta yang sudah ada.",
    english:
      "aktif (active), tidak aktif (inactive) or diblokir (blocked). If empty: aktif for who is new, unchanged for who exists.",
    sample: "aktif",
    choices: { items: () => choicesOf(...Object.values(statusTexts)) },
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
    write: ({ block_reason }) => block_reason,
    help: "Wajib diisi hanya bila status diblokir.",
    english: "The reason for blocking; only needed where the status is diblokir.",
    sample: "",
  },
  {
    key: "nisn",
    field: "nisn",
    header: "nisn",
    aliases: ["NISN Siswa", "Nomor Induk Siswa Nasional"],
    required: false,
    width: 14,
    format: "text",
    identifier: true,
    whenEmpty: { value: null },
    read: readNisn,
    write: ({ nisn }) => nisn,
    help: "Nomor Induk Siswa Nasional, 10 angka, untuk leger dan e-Rapor; tidak boleh sama. Jika kosong: tidak berubah untuk yang sudah ada; tanda - menghapusnya.",
    english:
      "National pupil number (NISN), 10 digits, for ledgers and e-Rapor; unique. If empty: unchanged for who exists; - removes it.",
    sample: "0012345678",
  },
];
