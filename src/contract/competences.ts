// Competences (kompetensi): what a subject teaches, as a tree. Codes are unique within their subject without regard to
// case; siblings stand in an order of their own.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "./calls/fields.ts";
import { codeLine, lineOfText, requiredLine } from "./calls/typed-fields.ts";
import { listQuery } from "./calls/list-fields.ts";
import { importResultCall, matchCall, rowsImportCall } from "./calls/import-calls.ts";
import {
  createCall,
  deleteCall,
  exportCall,
  idsCall,
  listCall,
  updateCall,
} from "./calls/record-calls.ts";
import { importKeys, importResult, maxImportRows, sheetRowNumber } from "./imports.ts";

/** Capaian pembelajaran, tujuan pembelajaran, kompetensi dasar, indikator. */
export const competenceKinds = ["CP", "TP", "KD", "IND"] as const;
export type CompetenceKind = (typeof competenceKinds)[number];
/** What each kind stands for. */
export const competenceKindNames: Record<CompetenceKind, string> = {
  CP: "Capaian pembelajaran",
  TP: "Tujuan pembelajaran",
  KD: "Kompetensi dasar",
  IND: "Indikator",
};

export const cognitiveLevels = ["L1", "L2", "L3", "C1", "C2", "C3", "C4", "C5", "C6"] as const;
export type CognitiveLevel = (typeof cognitiveLevels)[number];

export const maxCompetenceCode = 50;
export const maxCompetenceText = 1000;
export const maxPhase = 30;
/** Deeper than any curriculum; bounds what a list has to climb. */
export const maxCompetenceDepth = 10;
const competenceCode = v.pipe(
  codeLine("Kode kompetensi", maxCompetenceCode),
  // In a sheet it says that there is no parent.
  v.notValue("-", "Kode kompetensi tidak boleh hanya tanda -."),
);
const competenceText = requiredLine("Uraian", maxCompetenceText);
/** "e" and "fase E" are "Fase E"; anything else stays as the school says it. */
const phase = v.pipe(
  lineOfText("Fase/kelas", maxPhase),
  v.transform((text) => {
    const letter = /^(?:fase\s*)?([a-f])$/iu.exec(text)?.[1];
    return letter === undefined ? text : `Fase ${letter.toUpperCase()}`;
  }),
);

export const competenceFields = {
  parent_id: v.nullable(idSchema),
  kode: competenceCode,
  uraian: competenceText,
  /** "Fase E", "Kelas X": as the school says it, or empty. */
  fase: phase,
  jenis: v.picklist(competenceKinds, "Jenis wajib dipilih."),
  level_kognitif: v.picklist(["", ...cognitiveLevels]),
};
/** The subject is chosen once: children and questions belong to it as well. */
export const competenceInput = v.object({
  subject_id: v.pipe(v.string(), v.minLength(1, "Matpel wajib dipilih."), v.maxLength(64)),
  ...competenceFields,
});
export type CompetenceInput = v.InferOutput<typeof competenceInput>;
export const competenceUpdate = v.object({ id: idSchema, version, ...competenceFields });

export const competence = v.object({
  id: idSchema,
  subject_id: idSchema,
  subject_kode: v.string(),
  subject_nama: v.string(),
  parent_id: v.nullable(idSchema),
  parent_kode: v.nullable(v.string()),
  kode: v.string(),
  uraian: v.string(),
  fase: v.string(),
  jenis: v.picklist(competenceKinds),
  level_kognitif: v.picklist(["", ...cognitiveLevels]),
  /** 0 at the root. */
  depth: v.number(),
  /** Among its siblings, counted from 1, and how many they are. */
  place: v.number(),
  sibling_count: v.number(),
  child_count: v.number(),
  question_count: v.number(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Competence = v.InferOutput<typeof competence>;

/** Each empty means "all". */
export const competenceFilters = {
  subject_id: v.optional(v.string(), ""),
  fase: v.optional(v.string(), ""),
  jenis: v.optional(v.picklist(["", ...competenceKinds]), ""),
};
/** "tree": each below its parent, siblings in their order, subjects by name. */
export const competenceSorts = ["tree", "kode", "fase", "question_count", "updated_at"] as const;
export const competenceQuery = listQuery(competenceFilters, competenceSorts);

/** `q` finds part of the code or of the text. */
export const listCompetences = listCall<typeof competenceQuery, typeof competence>(
  "/api/v1/competences",
);

export const listCompetenceIds = idsCall(listCompetences);

export const exportCompetences = exportCall(listCompetences);

export const competencePhases = v.array(v.string());

/** Phases and grades in use, for the filter and as proposals. */
export const listCompetencePhases = httpCall<typeof nothing, typeof competencePhases>(
  "GET",
  "/api/v1/competences/phases",
);

export const competenceOption = v.object({
  id: idSchema,
  subject_kode: v.string(),
  parent_id: v.nullable(idSchema),
  kode: v.string(),
  uraian: v.string(),
  depth: v.number(),
});
export type CompetenceOption = v.InferOutput<typeof competenceOption>;

export const listCompetenceOptionsInput = v.object({ subject_id: v.optional(v.string(), "") });
export const competenceOptions = v.array(competenceOption);

/** In tree order; of one subject, or of all. Everybody signed in may read them. */
export const listCompetenceOptions = httpCall<
  typeof listCompetenceOptionsInput,
  typeof competenceOptions
>("GET", "/api/v1/competences/options");

/** Comes last among its siblings. */
export const createCompetence = createCall<typeof competenceInput, typeof competence>(
  listCompetences,
);

/** Under another parent it comes last. */
export const updateCompetence = updateCall<typeof competenceUpdate, typeof competence>(
  listCompetences,
);

export const reorderCompetenceInput = v.object({
  id: idSchema,
  move: v.picklist(["up", "down", "before", "after"]),
  /** The sibling, for "before" and "after". */
  target_id: v.optional(idSchema),
});
export const reorderCompetenceOutput = v.object({ place: v.number(), sibling_count: v.number() });

/**
 * One step up or down, or to just before or after a sibling: relative, so that two people who sort at once both get
 * what they meant. Answers the place that it has now.
 */
export const reorderCompetence = httpCall<
  typeof reorderCompetenceInput,
  typeof reorderCompetenceOutput
>("POST", "/api/v1/competences/{id}/reorder");

export const listCompetenceDescendantsInput = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxImportRows)),
});
export const competenceDescendants = v.object({
  items: v.array(v.object({ id: idSchema, kode: v.string(), uraian: v.string() })),
  ids: v.array(idSchema),
});

/**
 * What stands below the given ones and is not among them, in tree order: what deleting them takes along.
 * `ids`: these and the given ones, each after all that is below it, so that they can be deleted in batches.
 */
export const listCompetenceDescendants = httpCall<
  typeof listCompetenceDescendantsInput,
  typeof competenceDescendants
>("POST", "/api/v1/competences/descendants");

/**
 * Refuses those with questions, and those with children that are not among `ids` or are kept themselves: nobody
 * deletes what they were not told about.
 */
export const deleteCompetences = deleteCall(listCompetences);

/**
 * One row of the sheet, cells already read as what they mean (sheets/subjects/competence-columns.ts does that). A parent may
 * come later in the file. Null is an empty cell or a column that the file lacks: an existing competence keeps what it
 * has, a new one stands at the root, without phase and level. An empty text takes away.
 */
export const competenceImportRow = v.object({
  row: sheetRowNumber,
  kode_matpel: requiredLine("Kode matpel", 100),
  kode: competenceCode,
  kode_induk: v.nullable(lineOfText("Kode induk", maxCompetenceCode)),
  uraian: competenceText,
  fase: v.nullable(phase),
  jenis: v.picklist(competenceKinds, "Jenis wajib diisi."),
  level_kognitif: v.nullable(v.picklist(["", ...cognitiveLevels])),
});
export type CompetenceImportRow = v.InferOutput<typeof competenceImportRow>;

export const matchCompetencesKeys = {
  keys: importKeys(v.object({ kode_matpel: v.string(), kode: v.string() })),
};
export const matchCompetencesMatch = v.object({
  kode_matpel: v.string(),
  kode: v.string(),
  id: idSchema,
  uraian: v.string(),
});
export const matchCompetences = matchCall<
  typeof matchCompetencesKeys,
  typeof matchCompetencesMatch
>(listCompetences);
export const importCompetences = rowsImportCall<typeof competenceImportRow, typeof importResult>(
  listCompetences,
);
export const getCompetenceImport = importResultCall<typeof importResult>(listCompetences);
