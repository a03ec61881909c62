import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listResults } from "../../../../contract/results/exam-results.ts";
import { getResultReplay, type ResultReplay } from "../../../../contract/results/result-replay.ts";
import {
  finishSitting,
  getOwnSitting,
  reportScreen,
} from "../../../../contract/sitting/own-sitting.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import {
  essayOf,
  openMarkingSchool,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";

const test = suite("a sitting, save by save");
let school: MarkingSchool;
test.before(async () => {
  school = await openMarkingSchool();
});
test.after(() => school.close());

const replay = (id: string): Promise<ResultReplay> => school.server.ok(getResultReplay, { id });

async function begun(alias: string) {
  const exam = await school.addExam(alias);
  const { id, token } = await school.begin(exam);
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const { items } = await school.server.ok(listResults, { schedule_id: exam, per_page: 200 });
  const row = items.find((one) => one.participant_id === id)!;
  const questionOf = (type: number) => questions.find((one) => one.type === type)!.id;
  const save = (seq: number, answer: QuestionAnswer | null, type = answer!.type, doubt = false) => {
    school.server.wait(60_000);
    return school.send(exam, token, [{ question_id: questionOf(type), seq, answer, doubt }]);
  };
  return { exam, token, row, save };
}

const one = (id: string | null): QuestionAnswer => ({ type: 1, id });
const idOf = ({ answer }: ResultReplay["saves"][number]) => (answer?.type === 1 ? answer.id : "–");

test("each answer that was replaced is kept, in the order in which they were given", async () => {
  const { row, save } = await begun("simpanan");
  await save(10, one("j1"));
  await save(11, one("b2"));
  await save(11, one("b2"));
  await save(5, one("j1"));
  await save(12, one("b2"), 1, true);
  await save(13, null, 1);
  const { saves, total, is_whole: isWhole } = await replay(row.id);
  assert.equal(saves.map(idOf), ["j1", "b2", "b2", "–"]);
  assert.equal(
    saves.map(({ doubt }) => doubt),
    [false, false, true, false],
  );
  assert.equal([total, isWhole], [4, true]);
  const times = saves.map(({ answered_at: at }) => Date.parse(at));
  assert.equal(
    times,
    [...times].sort((a, b) => a - b),
  );
  assert.ok(saves.every(({ position, text, answer }) => position > 0 && (text === "") === !answer));
});

test("what waited on the device stands where it was given", async () => {
  const { exam, token, row, save } = await begun("tertunda");
  await save(1, one("j1"));
  school.server.wait(10 * 60_000);
  const { now } = school.server;
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const given = new Date(now.getTime() - 9 * 60_000).toISOString();
  const sent = { question_id: questions.find(({ type }) => type === 4)!.id, seq: 2, doubt: false };
  await save(3, one("b2"));
  await school.send(exam, token, [{ ...sent, answer: { type: 4, ids: [] }, given_at: given }]);
  const { saves, events } = await replay(row.id);
  assert.equal(
    saves.map(({ answer }) => answer?.type),
    [1, 4, 1],
  );
  assert.is(saves[1]!.at, given);
  assert.ok(saves[1]!.answered_at > saves[2]!.answered_at || saves[1]!.answered_at > given);
  assert.ok(events.some(({ kind }) => kind === "delayed-answers"));
});

test("leaves and the end stand beside the saves", async () => {
  const { exam, token, row, save } = await begun("jalannya");
  await save(1, one("j1"));
  const { server } = school;
  await server.ok(reportScreen, { id: exam, event_id: "e1", kind: "leave" }, { token });
  server.wait(12_000);
  const back = { id: exam, event_id: "e2", kind: "return" as const, seconds: 12 };
  await server.ok(reportScreen, back, { token });
  await server.ok(finishSitting, { id: exam }, { token });
  const { events, finished_at: finished, started_at: started } = await replay(row.sitting_id!);
  const kinds = events.map(({ kind }) => kind).reverse();
  assert.equal(kinds, ["open", "start", "leave", "return", "finish"]);
  assert.ok(started! < finished!);
});

test("of an answer that stands beside no name yet no save is told, nor how many there are", async () => {
  const { exam, token, row, save } = await begun("buta");
  await save(1, essayOf("Gerimis"));
  await save(2, essayOf("Gerimis dan pelangi"));
  await school.server.ok(finishSitting, { id: exam }, { token });
  const found = await replay(row.id);
  assert.equal([found.hides_marked, found.total, found.saves], [true, 0, []]);
  assert.not.match(JSON.stringify(found), /gerimis/iu);
});

test("a sitting from before answers were kept says that some may be missing", async () => {
  const { row, save } = await begun("lama");
  await save(1, one("j1"));
  await school.server.db
    .updateTable("sittings")
    .set({ keeps_replaced: false })
    .where("id", "=", row.sitting_id!)
    .execute();
  const { is_whole: isWhole, saves } = await replay(row.id);
  assert.equal([isWhole, saves.length], [false, 1]);
});

test("it is for whoever sees the row, and there is none without a sitting", async () => {
  const { row } = await begun("hak putar");
  const { token } = await school.addTeacher("Tamu");
  const { server } = school;
  assert.is((await server.call(getResultReplay, { id: row.id }, { token })).code, "44");
  assert.is((await server.call(getResultReplay, { id: "gone" })).code, "44");
});

test.run();
