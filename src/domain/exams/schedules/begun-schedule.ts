// What of a schedule stays as it is once participants have begun it. The form, the API, bulk changes, the calendar and the sessions
// obey the same rule: another day, hour or event would end sittings or hide the exam from those who are in it.

/** The fields of a schedule that the rule checks. */
export type BegunFields = {
  event_id: string | null;
  tanggal: string;
  mulai: string;
  lama: number;
  tutup: number | null;
  participant_mode: string;
  group_ids: readonly string[];
  bank_ids: readonly string[];
};

export type BegunFaults = Partial<Record<keyof BegunFields, string>>;

/** What participants have done in the schedule so far. */
export type Begun = {
  /** How many have begun. */
  count: number;
  /** Of these, how many the groups of the change leave out. */
  leftOut: number;
  /** The banks that they sit. */
  bankIds: readonly string[];
};

export function begunFaults(before: BegunFields, after: BegunFields, begun: Begun): BegunFaults {
  const { count, leftOut, bankIds } = begun;
  if (count === 0) return {};
  const faults: readonly (readonly [keyof BegunFields, boolean, string])[] = [
    [
      "event_id",
      after.event_id !== before.event_id,
      `Sudah dimulai oleh ${count} peserta; eventnya, dengan ruang dan pengawasnya, tidak dapat diganti.`,
    ],
    [
      "tanggal",
      after.tanggal !== before.tanggal,
      `Sudah dimulai oleh ${count} peserta; harinya tidak dapat diganti.`,
    ],
    [
      "mulai",
      after.mulai !== before.mulai,
      `Sudah dimulai oleh ${count} peserta; jam mulainya tidak dapat diganti.`,
    ],
    [
      "lama",
      after.lama !== before.lama,
      `Sudah dimulai oleh ${count} peserta; durasinya tidak dapat diganti. Tambah waktunya di Ujian peserta.`,
    ],
    [
      "tutup",
      closing(after) < closing(before),
      `Sudah dimulai oleh ${count} peserta; waktu tutupnya tidak dapat dimajukan.`,
    ],
    [
      "participant_mode",
      after.participant_mode !== before.participant_mode,
      `Sudah dimulai oleh ${count} peserta; cara memilih pesertanya tidak dapat diganti.`,
    ],
    ["group_ids", leftOut > 0, `${leftOut} peserta yang sudah mulai tidak ada di group itu.`],
    [
      "group_ids",
      isForEverybody(after) && !isForEverybody(before),
      `Sudah dimulai oleh ${count} peserta; tanpa group, ujian ini menjadi untuk semua peserta.`,
    ],
    [
      "bank_ids",
      bankIds.some((id) => !after.bank_ids.includes(id)),
      "Banksoal yang sudah dikerjakan peserta tidak dapat dilepas.",
    ],
  ];
  return Object.fromEntries(
    faults.flatMap(([field, isFault, message]) => (isFault ? [[field, message]] : [])),
  );
}

const closing = ({ tutup, lama }: BegunFields): number => tutup ?? lama;

const isForEverybody = ({ participant_mode: mode, group_ids: groups }: BegunFields): boolean =>
  mode === "CP" && groups.length === 0;
