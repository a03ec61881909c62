// Participants (peserta): fields, list, form, bulk verbs and import.
// `no_ujian` is what a participant signs in with: text, leading zeros kept, unique without regard to case.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "./calls/fields.ts";
import { codeLine, lineOfText, queryInteger, requiredLine } from "./calls/typed-fields.ts";
import { listQuery } from "./calls/list-fields.ts";
import { importCall, importResultCall, matchCall } from "./calls/import-calls.ts";
import {
  bulkCall,
  changesCall,
  createCall,
  deleteCall,
  deletedCall,
  exportCall,
  getCall,
  idsCall,
  listCall,
  resetPasswordsCall,
  updateCall,
} from "./calls/record-calls.ts";
import { maxGroupPathLength } from "./groups.ts";
import {
  importKeys,
  duplicateModes,
  importId,
  importResult,
  maxImportRows,
  sheetRowNumber,
} from "./imports.ts";

export const participantStatuses = ["active", "inactive", "blocked"] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export const maxSession = 99;
export const maxBlockReasonLength = 200;
/** What a generated password is made of: no look-alikes (0 O 1 I l). */
export const passwordAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const generatedPasswordLength = 8;

export const participantNumber = codeLine("Nomor ujian", 50);
export const participantName = requiredLine("Nama peserta", 200);
/** The number by which report books know a pupil, with its leading zeros. Empty: none. */
export const participantNisn = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{10})?$/u, "NISN harus 10 angka, termasuk angka 0 di depan."),
);
export const session = v.pipe(
  v.number("Sesi harus berupa angka."),
  v.integer("Sesi harus berupa bilangan bulat."),
  v.minValue(1, "Sesi paling kecil 1."),
  v.maxValue(maxSession, `Sesi paling besar ${maxSession}.`),
);
/** Empty: the server makes one (new participant) or keeps the old one (existing participant). */
export const participantPassword = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(72, "Password paling panjang 72 karakter."),
  v.check((text) => text === "" || text.length >= 4, "Password paling pendek 4 karakter."),
);
export const blockReason = lineOfText("Alasan blokir", maxBlockReasonLength);

const participantFields = {
  no_ujian: participantNumber,
  nama: participantName,
  sesi: session,
  jurusan_id: v.pipe(v.string(), v.minLength(1, "Jurusan wajib dipilih.")),
  agama_id: v.pipe(v.string(), v.minLength(1, "Agama wajib dipilih.")),
  group_id: v.nullable(v.pipe(v.string(), v.minLength(1))),
  /** True: never blocked automatically for leaving the exam page. */
  antiblock: v.boolean(),
};

export const participantInput = v.object({
  ...participantFields,
  nisn: v.optional(participantNisn, ""),
  password: participantPassword,
});
export type ParticipantInput = v.InferOutput<typeof participantInput>;
export const participantUpdate = v.object({
  id: idSchema,
  version,
  ...participantFields,
  /** Left out: unchanged. */
  nisn: v.optional(participantNisn),
  password: participantPassword,
});

export const participant = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  nisn: v.string(),
  sesi: v.number(),
  jurusan_id: idSchema,
  jurusan_kode: v.string(),
  jurusan_nama: v.string(),
  agama_id: idSchema,
  agama_kode: v.string(),
  agama_nama: v.string(),
  group_id: v.nullable(idSchema),
  group_path: v.nullable(v.string()),
  antiblock: v.boolean(),
  status: v.picklist(participantStatuses),
  block_reason: v.string(),
  /** The address of their photo (participant-photos.ts); null: none. */
  foto: v.nullable(v.string()),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Participant = v.InferOutput<typeof participant>;

/** What `history` can tell; the console has the words. */
export const participantActions = [
  "create",
  "import",
  "update",
  "activate",
  "deactivate",
  "block",
  "unblock",
  "move",
  "reset-password",
  "reset-login",
  "dismiss-reset",
  "fail-sign-in",
  "fail-token",
  "set-photo",
  "remove-photo",
  "delete",
  "restore",
] as const;
export type ParticipantAction = (typeof participantActions)[number];

export const participantDetail = v.object({
  ...participant.entries,
  blocked_at: v.nullable(timestampSchema),
  last_login_at: v.nullable(timestampSchema),
  /** Sittings that hold answers or results; a participant with any is not deleted. */
  result_count: v.number(),
  /** The latest audit entries about this participant, newest first. */
  history: v.array(
    v.object({
      at: timestampSchema,
      by: v.string(),
      action: v.picklist(participantActions),
      reason: v.string(),
    }),
  ),
});
export type ParticipantDetail = v.InferOutput<typeof participantDetail>;

/** Each empty means "all"; group_id "none" means participants without a group, "any" those in one, an id includes the groups below it. */
export const participantFilters = {
  group_id: v.optional(v.string(), ""),
  jurusan_id: v.optional(v.string(), ""),
  agama_id: v.optional(v.string(), ""),
  sesi: v.optional(v.union([v.literal(""), queryInteger(1, maxSession)]), ""),
  status: v.optional(v.picklist(["", ...participantStatuses]), ""),
};
export const participantSorts = [
  "no_ujian",
  "nama",
  "group",
  "jurusan",
  "agama",
  "sesi",
  "status",
  "updated_at",
] as const;
export const participantQuery = listQuery(participantFilters, participantSorts);
export type ParticipantQuery = v.InferInput<typeof participantQuery>;

/** `q` finds part of the name or the beginning of the number. */
export const listParticipants = listCall<typeof participantQuery, typeof participant>(
  "/api/v1/participants",
);

export const listParticipantIds = idsCall(listParticipants);

export const exportParticipants = exportCall(listParticipants);

export const getParticipant = getCall<typeof participantDetail>(listParticipants);

export const createParticipantOutput = v.object({ participant, password: v.string() });

/** `password` in the answer is the generated one, shown this once; empty when the person typed it. */
export const createParticipant = createCall<
  typeof participantInput,
  typeof createParticipantOutput
>(listParticipants);

export const updateParticipant = updateCall<typeof participantUpdate, typeof participant>(
  listParticipants,
);

const changeable = {
  status: v.optional(v.picklist(participantStatuses)),
  /** Required to block; cleared by every other status. */
  block_reason: v.optional(blockReason),
  sesi: v.optional(session),
  group_id: v.optional(v.nullable(idSchema)),
  nisn: v.optional(participantNisn),
};
export const participantChange = v.object({ id: idSchema, ...changeable });
export type ParticipantChange = v.InferOutput<typeof participantChange>;

/** Activates, deactivates, blocks, unblocks, moves to a session or group, sets the NISN. */
export const changeParticipants = changesCall<typeof participantChange>(listParticipants);

export const resetParticipantPerson = {
  no_ujian: v.string(),
  nama: v.string(),
  group_path: v.nullable(v.string()),
};
export const resetParticipantPasswords =
  resetPasswordsCall<typeof resetParticipantPerson>(listParticipants);

/** Refuses participants with results; the others can be restored for `restoreDays`. */
export const deleteParticipants = deleteCall(listParticipants);

/** Refuses those whose number somebody else has taken meanwhile. */
export const restoreParticipants = bulkCall(listParticipants, "restore");

/** `q` finds part of the name or of the number. */
export const listDeletedParticipants = deletedCall(listParticipants);
export const listDeletedParticipantIds = idsCall(listDeletedParticipants);

/**
 * One row of the sheet, cells already read as what they mean (sheets/participants/participant-rows.ts does that).
 * Null is an empty cell or a column that the file lacks: an existing participant keeps what they have, a new one gets
 * session 1, no group, no anti-block and status active.
 */
export const participantImportRow = v.object({
  row: sheetRowNumber,
  no_ujian: participantNumber,
  nama: participantName,
  sesi: v.nullable(session),
  password: participantPassword,
  jurusan_kode: requiredLine("Kode jurusan", 30),
  agama_kode: requiredLine("Kode agama", 30),
  /** A group's path or, where no other group has it, its bare name; an empty text takes the group away. */
  group: v.nullable(lineOfText("Group", maxGroupPathLength)),
  antiblock: v.nullable(v.boolean()),
  status: v.nullable(v.picklist(participantStatuses)),
  block_reason: blockReason,
  /** An empty text takes it away. */
  nisn: v.optional(v.nullable(participantNisn), null),
});
export type ParticipantImportRow = v.InferOutput<typeof participantImportRow>;

export const participantImportResult = v.object({
  ...importResult.entries,
  /** Groups that were made along with them. */
  new_groups: v.optional(v.number()),
  /** Passwords made for new participants whose cell was empty; answered only by the call that wrote them. */
  passwords: v.array(
    v.object({
      no_ujian: v.string(),
      nama: v.string(),
      group_path: v.nullable(v.string()),
      password: v.string(),
    }),
  ),
});
export type ParticipantImportResult = v.InferOutput<typeof participantImportResult>;

export const matchParticipantsKeys = { no_ujian: importKeys(v.string()) };
export const matchParticipantsMatch = v.object({
  no_ujian: v.string(),
  id: idSchema,
  nama: v.string(),
});
export const matchParticipants = matchCall<
  typeof matchParticipantsKeys,
  typeof matchParticipantsMatch
>(listParticipants);

export const importParticipantsInput = v.object({
  import_id: importId,
  duplicates: v.picklist(duplicateModes),
  rows: v.pipe(v.array(participantImportRow), v.minLength(1), v.maxLength(maxImportRows)),
  /** Groups that rows name and the school lacks are made, by who may make groups; else they are faults. */
  create_groups: v.optional(v.boolean(), false),
});
export const importParticipants = importCall<
  typeof importParticipantsInput,
  typeof participantImportResult
>(listParticipants);
export const getParticipantImport =
  importResultCall<typeof participantImportResult>(listParticipants);

export const participantSessions = v.array(v.number());

/** Sessions in use, for the filter. */
export const listParticipantSessions = httpCall<typeof nothing, typeof participantSessions>(
  "GET",
  "/api/v1/participants/sessions",
);
