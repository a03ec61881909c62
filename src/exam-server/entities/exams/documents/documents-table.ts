import type { Json, Moment, RecordTable } from "../../../database/column-types.ts";
import type { TemplateKind } from "../../../../contract/exams/document-templates.ts";

/** `isi` null: as the console brings it. */
export type DocumentTemplatesTable = {
  kode: TemplateKind;
  isi: string | null;
  version: number;
  updated_at: Moment;
  updated_by: string | null;
};

/** `sesi` 0: the schedule has none; `room_id` null: those without a seat. Other nulls: as the server counts it. */
export type MinutesTable = RecordTable<{
  schedule_id: string;
  sesi: number;
  room_id: string | null;
  hadir: number | null;
  tidak_hadir: number | null;
  nomor_tidak_hadir: Json;
  catatan: string;
  /** [{nama, nip}] */
  pengawas: Json;
  updated_by: string | null;
}>;
