// Whose results are whose, call by call: each call about results of an exam or an event stands in the table, with what it answers to each role.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Endpoint } from "../../contract/endpoints/endpoint.ts";
import { itemAnalysisEndpoints } from "../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import { examResultEndpoints } from "../../contract/endpoints/results/exam-result-endpoints.ts";
import { followUpEndpoints } from "../../contract/endpoints/results/follow-up-endpoints.ts";
import { ledgerEndpoints } from "../../contract/endpoints/results/ledger-endpoints.ts";
import { recalculationEndpoints } from "../../contract/endpoints/results/recalculation-endpoints.ts";
import { resultAnomalyEndpoints } from "../../contract/endpoints/results/result-anomaly-endpoints.ts";
import { resultDetailEndpoints } from "../../contract/endpoints/results/result-detail-endpoints.ts";
import { resultExportEndpoints } from "../../contract/endpoints/results/result-export-endpoints.ts";
import { resultMatrixEndpoints } from "../../contract/endpoints/results/result-matrix-endpoints.ts";
import { resultPublicationEndpoints } from "../../contract/endpoints/results/result-publication-endpoints.ts";
import { openMarkingSchool, type MarkingSchool } from "../exams/marking-school.ts";
import { addProctoredExam } from "../exams/proctored-exam.ts";
import { staffOf } from "../exams/school-staff.ts";
import { questionSamples } from "../questions/question-samples.ts";
import { resultMakers } from "./result-school.ts";

const test = suite("whose results are whose");

const endpoints = {
  ...examResultEndpoints,
  ...resultExportEndpoints,
  ...resultDetailEndpoints,
  ...resultMatrixEndpoints,
  ...resultAnomalyEndpoints,
  ...resultPublicationEndpoints,
  ...recalculationEndpoints,
  ...ledgerEndpoints,
  ...followUpEndpoints,
  ...itemAnalysisEndpoints,
};
type Name = keyof typeof endpoints;

/**
 * head: a Head Master · maker: who has made the schedule · writer: of the only bank · corrector: a Pengampu of its subject · other: a Pengampu of
 * another subject · proctor: of the exam's room · operator: without the menus · participant: who has sat it.
 */
const roles = [
  "head",
  "maker",
  "writer",
  "corrector",
  "other",
  "proctor",
  "operator",
  "participant",
] as const;
type Role = (typeof roles)[number];

/** In the order of the roles. 49: it is let through, and what was sent is not of the present state. */
const lists = "00 00 00 00 00 00 43 41";
const reads = "00 00 00 00 44 44 43 41";
const recalculates = "00 43 00 43 44 44 43 41";
/** Of a bank: its exams say nothing of who may look into it. */
const analyses = "00 44 00 00 44 44 43 41";
const writes = "49 43 49 43 44 44 43 41";
const expected: Record<Name, string> = {
  listResultChoices: lists,
  getResultSelection: reads,
  listResults: reads,
  listResultIds: reads,
  exportResults: reads,
  getResultDetail: reads,
  getResultReplay: reads,
  getResultMatrix: reads,
  getResultAnomalies: reads,
  listResultVersions: reads,
  compareResultVersions: reads,
  getRecalculation: recalculates,
  previewRecalculation: recalculates,
  applyRecalculation: writes,
  getResultPublication: reads,
  previewPublication: "00 00 43 43 44 44 43 41",
  publishResults: "49 49 43 43 44 44 43 41",
  /** There is no act to take back. */
  undoPublication: "44 44 43 43 44 44 43 41",
  getEventPublication: reads,
  getEventReach: reads,
  /** Of an event whose exams are not theirs it says so exam by exam. */
  publishEventResults: "49 49 49 49 44 44 43 41",
  undoEventPublication: "44 44 44 44 44 44 43 41",
  getResultNeighbours: reads,
  getFollowUps: reads,
  saveFollowUps: reads,
  listLaterExams: reads,
  getLaterScores: reads,
  listLedgerEvents: lists,
  getLedgerSelection: reads,
  listLedger: reads,
  getLedgerSheet: reads,
  readLedgerPeople: reads,
  listAnalysedBanks: lists,
  getAnalysedBank: analyses,
  listItemResponses: analyses,
  listAnalysedTexts: analyses,
  listItemDecisions: analyses,
  saveItemDecision: analyses,
};

const { right: rightChoice } = questionSamples[1];
let school: MarkingSchool;
let tokens: Record<Role, string>;
let inputs: Record<Name, object>;
const found = { exam: "", event: "" };

test.before(async () => {
  school = await openMarkingSchool();
  const [maker, proctor, other] = [
    await school.addTeacher("Pembuat Jadwal"),
    await school.addTeacher("Pengawas Ruang"),
    await school.addTeacher("Pengampu Lain"),
  ];
  const corrector = await school.addMarker("Pengampu");
  const { db } = school.server;
  const { seated: exam } = await addProctoredExam(school, proctor.name);
  const subject_id = await school.addSubject("LAIN", "umum", "");
  await db.insertInto("subject_correctors").values({ subject_id, user_id: other.id }).execute();
  await db.updateTable("schedules").set({ created_by: maker.id }).where("id", "=", exam).execute();
  const { id: writer } = await staffOf(school, school.author);
  for (const user_id of [maker.id, writer, corrector.id, other.id, proctor.id]) {
    const menu = { user_id, code: "0019A", effect: "allow" } as const;
    await db.insertInto("user_menus").values(menu).execute();
  }
  const sitter = await school.addSitter();
  await resultMakers(school).addResult(exam, { participant_id: sitter.id, least: "70/1" });
  tokens = {
    head: school.server.token!,
    maker: maker.token,
    writer: school.author,
    corrector: corrector.token,
    other: other.token,
    proctor: proctor.token,
    operator: await school.tokenOf("OPRA"),
    participant: await school.signIn(sitter.no),
  };
  Object.assign(found, { exam, event: "pas-r" });
  const { question } = await school.handIn(await school.addExam("analisis"), rightChoice);
  inputs = { ...inputsFor(exam, sitter.id), ...analysisInputs(school.bank, question) };
});
test.after(() => school.close());

function inputsFor(
  schedule_id: string,
  participant: string,
): Omit<Record<Name, object>, keyof typeof itemAnalysisEndpoints> {
  const ofExam = { schedule_id };
  const ofEvent = { event_id: "pas-r" };
  const row = `${schedule_id} ${participant}`;
  const choices = { ...ofExam, questions: [], plans: [], restores: null };
  const act = { ...ofExam, id: randomUUID() };
  return {
    listResultChoices: {},
    getResultSelection: ofExam,
    listResults: ofExam,
    listResultIds: ofExam,
    exportResults: { ...ofExam, kind: "list", ids: [row] },
    getResultDetail: { id: row },
    getResultReplay: { id: row },
    getResultMatrix: ofExam,
    getResultAnomalies: ofExam,
    listResultVersions: ofExam,
    compareResultVersions: { ...ofExam, from: 1, to: 1 },
    getRecalculation: ofExam,
    previewRecalculation: choices,
    applyRecalculation: {
      ...choices,
      act_id: randomUUID(),
      reason: "Kunci keliru",
      fingerprint: "0.x",
    },
    getResultPublication: ofExam,
    previewPublication: { ...ofExam, kind: "publish" },
    publishResults: { ...act, kind: "publish", seq: 7 },
    undoPublication: act,
    getEventPublication: ofEvent,
    getEventReach: ofEvent,
    publishEventResults: {
      ...ofEvent,
      id: randomUUID(),
      kind: "publish",
      view: "score",
      group_ids: [],
      exams: [{ schedule_id, seq: 7 }],
    },
    undoEventPublication: { ...ofEvent, id: randomUUID() },
    getResultNeighbours: { ...ofExam, id: row },
    ...followUpInputs(schedule_id, participant),
    listLedgerEvents: {},
    getLedgerSelection: ofEvent,
    listLedger: ofEvent,
    getLedgerSheet: ofEvent,
    readLedgerPeople: { ...ofEvent, ids: [participant] },
  };
}

function followUpInputs(schedule_id: string, participant_id: string) {
  const program = { schedule_id, kind: "remedial" };
  const entry = { bentuk: "", tanggal: null, nilai: null, sumber: "", keterangan: "" };
  return {
    getFollowUps: program,
    saveFollowUps: { ...program, entries: [{ participant_id, version: 0, ...entry }] },
    listLaterExams: { schedule_id },
    getLaterScores: { schedule_id, later_id: schedule_id },
  };
}

function analysisInputs(bank: string, question_id: string) {
  return {
    listAnalysedBanks: {},
    getAnalysedBank: { id: bank },
    listItemResponses: { bank_id: bank, schedule_ids: [] },
    listAnalysedTexts: { bank_id: bank, versions: [{ question_id, version: 1 }] },
    listItemDecisions: { id: bank },
    saveItemDecision: { question_id, version: 1, status: "direvisi", note: "", revision: 0 },
  };
}

for (const name of Object.keys(endpoints) as Name[]) {
  test(`${name} answers each role what is theirs`, async () => {
    const codes: string[] = [];
    for (const role of roles) {
      const endpoint: Endpoint = endpoints[name];
      const input = inputs[name] as never;
      codes.push((await school.server.call(endpoint, input, { token: tokens[role] })).code);
    }
    assert.is(codes.join(" "), expected[name]);
  });
}

test("choices name exam, event and bank to nobody but whoever may open them", async () => {
  const { server } = school;
  const { exam, event } = found;
  for (const role of ["head", "maker", "writer", "corrector", "other", "proctor"] as const) {
    const as = { token: tokens[role] };
    const { exams, events } = await server.ok(examResultEndpoints.listResultChoices, {}, as);
    const ledgers = await server.ok(ledgerEndpoints.listLedgerEvents, {}, as);
    const isTheirs = role !== "other" && role !== "proctor";
    const isNamed = [
      exams.some(({ id }) => id === exam),
      events.some(({ id }) => id === event),
      ledgers.events.some(({ id }) => id === event),
    ];
    assert.equal(isNamed, [isTheirs, isTheirs, isTheirs], role);
    const { items } = await server.ok(itemAnalysisEndpoints.listAnalysedBanks, {}, as);
    const isAnalysed = items.some(({ id }) => id === school.bank);
    assert.is(isAnalysed, isTheirs && role !== "maker", role);
  }
});

test.run();
