// The values of the settings of the package INSTITUTION (institution-package.ts).
import * as v from "valibot";
import { lineOfText } from "../calls/typed-fields.ts";
import { schoolYear, semesterCodes } from "../exams/events.ts";
import { institutionCodes, institutionDefaults, schoolKinds } from "./institution-package.ts";
import { definitions } from "./setting-values.ts";

export const maxAddress = 300;
export const maxHeadName = 100;

const digits = (length: number, fault: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text === "" || new RegExp(`^\\d{${length}}$`, "u").test(text), fault),
  );
const lineLike = (label: string, maxLength: number, pattern: RegExp, fault: string) =>
  v.pipe(
    lineOfText(label, maxLength),
    v.check((text) => text === "" || pattern.test(text), fault),
  );

export const institutionValues = {
  [institutionCodes.kind]: v.picklist(schoolKinds, "Pilih tipe instansi."),
  [institutionCodes.npsn]: digits(8, "NPSN terdiri atas 8 angka."),
  [institutionCodes.address]: lineOfText("Alamat", maxAddress),
  [institutionCodes.phone]: lineLike(
    "Telepon",
    60,
    /^[\d+()/.,\s-]+$/u,
    "Telepon berisi angka dan tanda + ( ) - saja.",
  ),
  [institutionCodes.email]: lineLike(
    "Surel",
    120,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
    "Surel ditulis seperti nama@sekolah.sch.id.",
  ),
  [institutionCodes.web]: lineLike(
    "Web",
    120,
    /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u,
    "Web ditulis seperti www.sekolah.sch.id.",
  ),
  [institutionCodes.head]: lineOfText("Nama kepala", maxHeadName),
  [institutionCodes.headNip]: digits(18, "NIP terdiri atas 18 angka."),
  [institutionCodes.year]: v.union(
    [v.literal(""), schoolYear],
    "Tahun ajaran aktif ditulis seperti 2026/2027.",
  ),
  [institutionCodes.semester]: v.picklist(["", ...semesterCodes], "Pilih semester."),
};

export const institutionFields = definitions(institutionDefaults, institutionValues);
