// What of a schedule stays as it is once participants have begun it. The form, the API, bulk changes, the calendar and the sessions
// obey the same rule: another day or hour would end sittings or hide the exam from those who are in it.

/** The fields of a schedule that the rule checks. */
export type BegunFields = {
  tanggal: string;
  mulai: string;
  lama: number;
  participant_mode: string;
  group_ids: readonly string[];
  bank_ids: readonly string[];
};

export type BegunFaults = Partial<Record<keyof BegunFields, string>>;

/** @param begun how many participants have begun */
export function begunFaults(before: BegunFields, after: BegunFields, begun: number): BegunFaults {
  if (begun === 0) return {};
  const isWithout = (field: "group_ids" | "bank_ids") =>
    before[field].some((id) => !after[field].includes(id));
  // No group means everybody. While a schedule names its participants, its groups count for nothing.
  const leavesOut =
    before.participant_mode === "CP" &&
    after.group_ids.length > 0 &&
    (before.group_ids.length === 0 || isWithout("group_ids"));
  const faults: readonly (readonly [keyof BegunFields, boolean, string])[] = [
    [
      "tanggal",
      after.tanggal !== before.tanggal,
      `Sudah dimulai oleh ${begun} peserta; harinya tidak dapat diganti.`,
    ],
    [
      "mulai",
      after.mulai !== before.mulai,
      `Sudah dimulai oleh ${begun} peserta; jam mulainya tidak dapat diganti.`,
    ],
    [
      "lama",
      after.lama !== before.lama,
      `Sudah dimulai oleh ${begun} peserta; durasinya tidak dapat diganti. Tambah waktunya di Ujian peserta.`,
    ],
    [
      "participant_mode",
      after.participant_mode !== before.participant_mode,
      `Sudah dimulai oleh ${begun} peserta; cara memilih pesertanya tidak dapat diganti.`,
    ],
    ["group_ids", leavesOut, `Sudah dimulai oleh ${begun} peserta; group hanya dapat ditambah.`],
    [
      "bank_ids",
      isWithout("bank_ids"),
      `Sudah dimulai oleh ${begun} peserta; banksoal tidak dapat dilepas lagi.`,
    ],
  ];
  return Object.fromEntries(
    faults.flatMap(([field, isFault, message]) => (isFault ? [[field, message]] : [])),
  );
}
