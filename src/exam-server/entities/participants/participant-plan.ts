// What an import would do, row by row, judged against what is stored: create, update, skip, or a fault.
// Pure: participants-import.ts reads and writes.
import { createGroupFinder } from "../groups/group-finder.ts";
import type { DuplicateMode } from "../../../contract/imports.ts";
import type { ParticipantImportRow } from "../../../contract/participants.ts";

export type StoredParticipant = {
  id: string;
  no_ujian: string;
  nama: string;
  sesi: number;
  jurusan_id: string;
  agama_id: string;
  group_id: string | null;
  antiblock: boolean;
  status: "active" | "inactive" | "blocked";
  block_reason: string;
};
export type ImportedFields = Omit<StoredParticipant, "id">;

type KnownNames = {
  majors: readonly { id: string; kode: string }[];
  religions: readonly { id: string; kode: string }[];
  groups: readonly { id: string; name: string; path: string }[];
};

type ImportFault = { row: number; field: string; message: string };
export type PlannedRow =
  | { does: "create"; row: ParticipantImportRow; fields: ImportedFields }
  | {
      does: "update";
      row: ParticipantImportRow;
      stored: StoredParticipant;
      fields: ImportedFields;
    }
  | { does: "skip"; row: ParticipantImportRow };

export type ImportPlan = { rows: PlannedRow[]; faults: ImportFault[] };

export function planImport(
  rows: readonly ParticipantImportRow[],
  duplicates: DuplicateMode,
  stored: readonly StoredParticipant[],
  names: KnownNames,
): ImportPlan {
  const find = createFinder(names);
  const byNumber = new Map(stored.map((one) => [one.no_ujian.toLowerCase(), one]));
  const seen = new Map<string, number>();
  const plan: ImportPlan = { rows: [], faults: [] };
  for (const row of rows) {
    const faults = new RowFaults(row.row);
    const number = row.no_ujian.toLowerCase();
    const earlier = seen.get(number);
    if (earlier !== undefined) {
      faults.add("no_ujian", `Nomor ujian ${row.no_ujian} sudah ada di baris ${earlier}.`);
    }
    seen.set(number, earlier ?? row.row);
    plan.rows.push(planRow(row, duplicates, byNumber.get(number), find, faults));
    plan.faults.push(...faults.list);
  }
  return plan;
}

class RowFaults {
  readonly list: ImportFault[] = [];
  readonly #row: number;
  constructor(row: number) {
    this.#row = row;
  }
  add(field: string, message: string): void {
    this.list.push({ row: this.#row, field, message });
  }
}

function planRow(
  row: ParticipantImportRow,
  duplicates: DuplicateMode,
  stored: StoredParticipant | undefined,
  find: Finder,
  faults: RowFaults,
): PlannedRow {
  if (stored && duplicates === "skip") return { does: "skip", row };
  if (stored && duplicates === "stop") {
    faults.add("no_ujian", `Nomor ujian ${row.no_ujian} sudah dipakai oleh ${stored.nama}.`);
  }
  const fields = fieldsOf(row, stored, find, faults);
  return stored ? { does: "update", row, stored, fields } : { does: "create", row, fields };
}

function fieldsOf(
  row: ParticipantImportRow,
  stored: StoredParticipant | undefined,
  find: Finder,
  faults: RowFaults,
): ImportedFields {
  const status = row.status ?? stored?.status ?? "active";
  const blocked = status === "blocked";
  const reason = row.block_reason || (stored?.block_reason ?? "");
  if (blocked && reason === "") {
    faults.add("block_reason", "Alasan wajib diisi karena statusnya diblokir.");
  }
  return {
    no_ujian: row.no_ujian,
    nama: row.nama,
    sesi: row.sesi ?? stored?.sesi ?? 1,
    jurusan_id: find.major(row.jurusan_kode, faults),
    agama_id: find.religion(row.agama_kode, faults),
    group_id: row.group === null ? (stored?.group_id ?? null) : find.group(row.group, faults),
    antiblock: row.antiblock ?? stored?.antiblock ?? false,
    status,
    block_reason: blocked ? reason : "",
  };
}

/** Names to ids; what is not found becomes a fault, and the id an empty text that is never written. */
type Finder = {
  major(kode: string, faults: RowFaults): string;
  religion(kode: string, faults: RowFaults): string;
  group(text: string, faults: RowFaults): string | null;
};

function createFinder({ majors, religions, groups }: KnownNames): Finder {
  const byCode = (rows: readonly { id: string; kode: string }[]) =>
    new Map(rows.map(({ id, kode }) => [kode.toLowerCase(), id]));
  const majorIds = byCode(majors);
  const religionIds = byCode(religions);
  const findGroup = groupIdFinder(groups);
  return {
    major(kode, faults) {
      const id = majorIds.get(kode.toLowerCase());
      if (!id) faults.add("jurusan_kode", `Jurusan "${kode}" tidak ada di server.`);
      return id ?? "";
    },
    religion(kode, faults) {
      const id = religionIds.get(kode.toLowerCase());
      if (!id) faults.add("agama_kode", `Agama "${kode}" tidak ada di server.`);
      return id ?? "";
    },
    group: findGroup,
  };
}

function groupIdFinder(groups: KnownNames["groups"]): Finder["group"] {
  const find = createGroupFinder(groups);
  return (text, faults) => {
    if (text === "") return null;
    const match = find(text);
    if (match.is === "found") return match.group.id;
    faults.add(
      "group",
      match.is === "missing"
        ? `Group "${text}" tidak ada di server.`
        : `Ada ${match.count} group bernama "${text}". Tulis jalurnya dengan lengkap.`,
    );
    return null;
  };
}
