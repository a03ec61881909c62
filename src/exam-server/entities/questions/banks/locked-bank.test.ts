// What a locked bank tells: nothing of what is in it, whatever is asked, to nobody.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allEndpoints, type EndpointName } from "../../../../contract/endpoints/all-endpoints.ts";
import {
  lockQuestionBank,
  unlockQuestionBank,
  type QuestionBank,
} from "../../../../contract/questions/banks.ts";
import { mediaAddress, uploadMedia } from "../../../../contract/questions/media.ts";
import {
  deleteQuestions,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import {
  openTestBank,
  pngBytes,
  questionOf,
  sharedText,
  testQuestion,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { fieldsOf } from "../questions/questions-query.ts";

const test = suite("a locked bank");
/** Stands in every text that the bank holds. */
const secret = "Krakatau";
const password = "gembok kayu";

let school: TestBank;
let bank: QuestionBank;
let open: QuestionBank;
let question: Question;
let deleted: Question;
let reference: { id: string; version: number };
let media: { id: string };

test.before(async () => {
  school = await openTestBank();
  const { server, author } = school;
  bank = await school.newBank({ order_mode: 1 });
  open = await school.newBank();
  const as = { token: author };
  const shared = { ...sharedText, judul: `${secret} meletus`, isi: `<p>${secret}</p>` };
  reference = await server.ok(createReference, { id: bank.id, ...shared }, as);
  const upload = { id: bank.id, name: `${secret}.png` };
  media = await server.ok(uploadMedia, upload, { ...as, file: pngBytes() });
  const stem = `<p>${secret} 1883</p><p><img src="${mediaAddress(media.id)}" alt="${secret}"></p>`;
  const first = await school.add(secret, { stem, explanation: `<p>${secret}</p>` }, bank.id);
  // An exam uses it, so that the change keeps the version before.
  await school.useInExam(bank.id, "UTS");
  const { id, version } = first;
  const changed = { ...fieldsOf(first), id, version, reference_id: reference.id, bobot: 3 };
  question = await server.ok(updateQuestion, changed, as);
  deleted = await school.add(secret, {}, bank.id);
  await server.ok(deleteQuestions, { ids: [deleted.id] }, as);
  // Its file shows in an open bank as well, where it may be looked up.
  await school.add("Peta", { stem: `<p>Peta <img src="${mediaAddress(media.id)}"></p>` }, open.id);
  await server.ok(lockQuestionBank, { id: bank.id, password });
});
test.after(() => school.close());

const names = Object.keys(allEndpoints) as EndpointName[];
const pathOf = (name: EndpointName) => allEndpoints[name].path;
/** Those that end the session, open the bank, or make another. */
const spared: EndpointName[] = [
  "revokeToken",
  "unlockQuestionBank",
  "forceUnlockQuestionBank",
  "createQuestionBank",
];
const isOfBanks = (name: EndpointName) =>
  /\/(?:question-banks|questions|references|media)(?:\/|$)/u.test(pathOf(name));

/** What a call's schema does not name never reaches whoever answers it. */
const takesWords = (name: EndpointName) => {
  const input = allEndpoints[name].input as { type: string; entries?: object };
  return input.type !== "object" || "q" in (input.entries ?? {});
};

/** What each call of banks could be asked with, to be told something: valid, about what is locked. */
function inputs(): Partial<Record<EndpointName, object>> {
  const { id } = question;
  const ids = [id, deleted.id];
  const content = testQuestion("Baru");
  const sheet = { place: "Tabel 1", reference_code: "R1", competence_codes: [], ...questionOf(1) };
  const { subject_id, coauthors: _nobody, ...fields } = bank;
  return {
    updateQuestionBank: { ...fields, subject_id, coauthor_ids: [] },
    duplicateQuestionBank: { id: bank.id, kode: "SALINAN", nama: "Salinan" },
    lockQuestionBank: { id: bank.id, password },
    setQuestionBankStatus: { ids: [bank.id], status: "arsip" },
    deleteQuestionBanks: { ids: [bank.id] },
    foreseeBankDeletion: { ids: [bank.id] },
    exportQuestions: { id: bank.id, ids },
    createQuestion: { id: bank.id, question_id: id, ...content },
    updateQuestion: { ...content, id, version: 1 },
    announceEditing: { id, editor: "tab-00000001", open: true },
    setQuestionOrderMode: { id: bank.id, order_mode: 0 },
    moveQuestions: { id: bank.id, ids: [id], move: "to", number: 1 },
    duplicateQuestions: { ids },
    transferQuestions: { ids, bank_id: open.id, mode: "copy" },
    changeQuestions: { items: [{ ids, changes: { bobot: 5 } }] },
    deleteQuestions: { ids },
    restoreQuestions: { ids },
    importQuestions: { id: bank.id, import_id: "impor-terkunci-0001", questions: [sheet] },
    createReference: { id: bank.id, ...sharedText },
    updateReference: { ...sharedText, id: reference.id, version: reference.version },
    moveReferences: { id: bank.id, ids: [reference.id], move: "up" },
    deleteReferences: { ids: [reference.id], detach: true },
    linkQuestions: { id: reference.id, question_ids: ids },
    uploadMedia: { id: bank.id, name: "lain.png" },
    deleteMedia: { ids: [media.id] },
  };
}

async function answerText(
  name: EndpointName,
  input: object,
  token: string | null,
): Promise<string> {
  const file = name === "uploadMedia" ? { file: pngBytes(9, 9) } : {};
  const answer = await school.server.call(allEndpoints[name], input as never, { token, ...file });
  assert.ok(answer.status < 500, `${name}: ${answer.status}`);
  assert.is.not(answer.code, "12", `${name} is asked with what it takes: ${answer.message}`);
  return `${answer.message} ${JSON.stringify(answer.data)}`;
}

test("every call of banks that changes something is asked here", () => {
  const changing = names.filter((name) => isOfBanks(name) && allEndpoints[name].method !== "GET");
  const asked = [...Object.keys(inputs()), ...spared];
  assert.equal(
    changing.filter((name) => !asked.includes(name)),
    [],
  );
});

test("no call that changes something answers a word of it, not even in a refusal", async () => {
  const { author, server } = school;
  for (const [name, input] of Object.entries(inputs()) as [EndpointName, object][]) {
    for (const token of [author, server.token]) {
      const text = await answerText(name, input, token);
      assert.not.match(text, secret, `${name}: ${text}`);
    }
  }
});

test("no call that reads answers a word of it, searched for or not", async () => {
  const { author, server } = school;
  const about = [bank.id, question.id, deleted.id, reference.id, media.id];
  const reading = names.filter(
    (name) => allEndpoints[name].method === "GET" && !spared.includes(name),
  );
  for (const name of reading) {
    for (const id of pathOf(name).includes("{id}") ? about : [""]) {
      for (const q of takesWords(name) ? ["", secret] : [""]) {
        for (const token of [author, server.token]) {
          const input = { id, import_id: "impor-terkunci-0001", pc: "", q };
          const answer = await server.call(allEndpoints[name], input as never, { token });
          const text = `${answer.message} ${JSON.stringify(answer.data)}`;
          assert.not.match(text, secret, `${name} of ${id}: ${text}`);
        }
      }
    }
  }
});

test("the test would find it: open again, the bank tells it", async () => {
  const { server, author } = school;
  await server.ok(unlockQuestionBank, { id: bank.id, password });
  for (const name of ["listQuestions", "listReferences", "listMedia"] as const) {
    assert.match(await answerText(name, { id: bank.id }, author), secret, name);
  }
  for (const name of ["exportQuestions", "deleteQuestions"] as const) {
    assert.match(await answerText(name, inputs()[name]!, author), secret, name);
  }
});

test.run();
