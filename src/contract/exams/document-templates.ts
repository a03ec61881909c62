// The texts of printed documents that a school words itself, with places in them, `{{hari}}`, that each document fills in.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { nothing, timestampSchema } from "../calls/fields.ts";

/** The opening of the minutes of an exam; the rules for participants. */
export const templateKinds = ["berita-acara", "tata-tertib"] as const;
export type TemplateKind = (typeof templateKinds)[number];

const ofAnEvent = ["nama_instansi", "kota", "event", "tahun_ajaran", "semester"] as const;
const ofASheet = [
  "mapel",
  "jadwal",
  "hari",
  "tanggal",
  "jam_mulai",
  "jam_selesai",
  "sesi",
  "ruang",
  "jumlah_peserta",
  "hadir",
  "tidak_hadir",
] as const;
export type EventPlace = (typeof ofAnEvent)[number];
export type SheetPlace = (typeof ofASheet)[number];
export type TemplatePlace = EventPlace | SheetPlace;

/** What may stand in the text of each: only where it has a meaning. */
export const templatePlaces: Readonly<Record<TemplateKind, readonly TemplatePlace[]>> = {
  "berita-acara": [...ofAnEvent, ...ofASheet],
  "tata-tertib": ofAnEvent,
};

export const maxTemplateHtml = 20_000;

export const documentTemplate = v.object({
  kode: v.picklist(templateKinds),
  isi: v.string(),
  /** Nobody has worded it otherwise, or somebody took that back. */
  is_default: v.boolean(),
  /** 0: never changed. */
  version: v.number(),
  updated_at: v.nullable(timestampSchema),
  /** Null: nobody, or somebody whose account is gone. */
  updated_by: v.nullable(v.string()),
});
export type DocumentTemplate = v.InferOutput<typeof documentTemplate>;

const named = {
  kode: v.picklist(templateKinds),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const documentTemplates = v.object({ items: v.array(documentTemplate) });
export const listDocumentTemplates = httpCall<typeof nothing, typeof documentTemplates>(
  "GET",
  "/api/v1/document-templates",
);

export const updateDocumentTemplateInput = v.object({
  ...named,
  isi: v.pipe(v.string(), v.maxLength(maxTemplateHtml)),
});

/** Refused with 409 and the newer text when `version` is not the stored one. */
export const updateDocumentTemplate = httpCall<
  typeof updateDocumentTemplateInput,
  typeof documentTemplate
>("PATCH", "/api/v1/document-templates/{kode}");

export const resetDocumentTemplateInput = v.object(named);
export const resetDocumentTemplate = httpCall<
  typeof resetDocumentTemplateInput,
  typeof documentTemplate
>("POST", "/api/v1/document-templates/{kode}/reset");
