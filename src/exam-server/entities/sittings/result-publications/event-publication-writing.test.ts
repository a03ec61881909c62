import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { createEvent } from "../../../../contract/exams/events.ts";
import {
  getEventPublication,
  getEventReach,
  publishEventResults,
  undoEventPublication,
  type EventPublication,
  type PublishEventInput,
} from "../../../../contract/results/event-publications.ts";
import { publishResults } from "../../../../contract/results/result-publications.ts";
import { getOwnResult } from "../../../../contract/sitting/own-sitting.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { markingSuite } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const { test, school, ratna } = markingSuite("publishing results of an event", {
  ratna: "Ratna Penilai",
});

/** An event with two exams, over since long ago. */
async function addEvent(kode: string) {
  const { addResultExam } = resultMakers(school);
  const { id } = await school.server.ok(createEvent, newEvent(kode));
  const shown = { event_id: id, view_result: "none" } as const;
  return {
    id,
    first: await addResultExam(`${kode} A`, shown),
    second: await addResultExam(`${kode} B`, shown),
  };
}
type TestEvent = Awaited<ReturnType<typeof addEvent>>;

const stateOf = ({ id }: Pick<TestEvent, "id">) =>
  school.server.ok(getEventPublication, { event_id: id });
const actsIn = ({ exams }: EventPublication) =>
  exams.map(({ acts }) => acts.map(({ kind, group }) => `${kind} ${group?.nama ?? "all"}`));
async function input(event: TestEvent, more: Partial<PublishEventInput> = {}) {
  const { exams } = await stateOf(event);
  const seen = exams.map(({ schedule_id, seq }) => ({ schedule_id, seq }));
  const id = randomUUID();
  return { id, event_id: event.id, kind: "publish" as const, group_ids: [], exams: seen, ...more };
}
const publish = (asked: Awaited<ReturnType<typeof input>>, token?: string) =>
  school.server.call(publishEventResults, asked, token === undefined ? {} : { token });
const undo = (event: TestEvent, id: string) =>
  school.server.call(undoEventPublication, { id, event_id: event.id });

test("one act shows the results of all exams, and taking it back hides them again", async () => {
  const { id } = await school.server.ok(createEvent, newEvent("SEMUA"));
  const open = { lama: 60, event_id: id, view_result: "none" } as const;
  const exams = [await school.addExam("Semua A", open), await school.addExam("Semua B", open)];
  const sit = async (exam: string) => ({
    exam,
    ...(await school.handIn(exam, questionSamples[1].right)),
  });
  const sitters = [await sit(exams[0]!), await sit(exams[1]!)];
  school.server.wait(60 * 60_000);
  const event = { id, first: exams[0]!, second: exams[1]! };
  const shown = async () => {
    const views = [];
    for (const { exam, token } of sitters) {
      views.push((await school.server.ok(getOwnResult, { id: exam }, { token })).view);
    }
    return views;
  };
  assert.equal(await shown(), ["none", "none"]);
  const asked = await input(event, { view: "answers" });
  const done = await publish(asked);
  assert.equal(actsIn(done.data!), [["publish all"], ["publish all"]]);
  assert.equal(await shown(), ["answers", "answers"]);
  assert.is((await publish(asked)).data!.exams[0]!.seq, 1, "sent again it does nothing twice");
  assert.is((await undo(event, asked.id)).code, "00");
  assert.equal(await shown(), ["none", "none"]);
  assert.is((await undo(event, asked.id)).data!.exams[0]!.seq, 2, "nor does taking it back");
});

test("counts are by exam and group, and chosen groups get an act each", async () => {
  const event = await addEvent("GRUP");
  const { addResult } = resultMakers(school);
  const { one, two } = school.groups;
  await addResult(event.first, { group_id: one.id });
  await addResult(event.first, { group_id: one.id, most: "80/1", pending: 1 });
  await addResult(event.first, { group_id: two.id, status: null });
  await addResult(event.second, { group_id: two.id });
  const { exams, hidden } = await stateOf(event);
  assert.equal(
    exams.map(({ alias, groups }) => [
      alias,
      ...groups.map((group) => [group.final, group.ranged, group.others]),
    ]),
    [
      ["GRUP A", [1, 1, 0], [0, 0, 1]],
      ["GRUP B", [1, 0, 0]],
    ],
  );
  assert.is(hidden, 0);
  const refused = await publish(await input(event, { group_ids: [one.id] }));
  assert.match(refused.message, /dari group yang dipilih: GRUP B\. Tidak ada yang diubah/u);
  assert.equal(actsIn(await stateOf(event)), [[], []], "nor in the other exam");
  const both = await input(event, { group_ids: [two.id, one.id] });
  assert.is((await publish(both)).code, "00");
  const { exams: after } = await stateOf(event);
  assert.equal(
    after.map(({ seq, acts }) => [seq, acts.length]),
    [
      [2, 2],
      [2, 2],
    ],
  );
  assert.is((await undo(event, both.id)).code, "00");
  assert.equal(actsIn(await stateOf(event)), [[], []]);
});

test("how many exams are seen now is counted, those of some groups alone apart, and running ones not", async () => {
  const event = await addEvent("JUMLAH");
  const { addResult, addResultExam } = resultMakers(school);
  await addResultExam("JUMLAH C", { event_id: event.id, view_result: "score", isOpen: true });
  await addResult(event.first, { group_id: school.groups.one.id });
  const reach = async (token?: string) =>
    school.server.ok(getEventReach, { event_id: event.id }, token === undefined ? {} : { token });
  const known = { event_id: event.id, exams: 3 };
  assert.equal(await reach(), { ...known, everybody: 0, some: 0 });
  const all = await input(event);
  assert.is((await publish(all)).code, "00");
  assert.equal(await reach(), { ...known, everybody: 2, some: 0 }, "the third one goes on");
  assert.is((await undo(event, all.id)).code, "00");
  const { exams, ...some } = await input(event, { group_ids: [school.groups.one.id] });
  const first = exams.filter(({ schedule_id: id }) => id === event.first);
  assert.is((await publish({ ...some, exams: first })).code, "00");
  assert.equal(await reach(ratna.token), { ...known, everybody: 0, some: 1 });
});

test("when a colleague has acted on one exam, none of them is changed, and the newer state is answered", async () => {
  const event = await addEvent("REKAN");
  const asked = await input(event);
  const theirs = { id: randomUUID(), schedule_id: event.second, seq: 0, kind: "withdraw" } as const;
  await school.server.ok(publishResults, theirs);
  const refused = await publish(asked);
  assert.is(refused.code, "49");
  assert.match(refused.message, /sejak Anda membukanya: REKAN B\. Tidak ada yang diubah/u);
  assert.equal(actsIn(refused.data as EventPublication), [[], ["withdraw all"]]);
  const mine = await input(event);
  assert.is((await publish(mine)).code, "00");
  await school.server.ok(publishResults, { ...theirs, id: randomUUID(), seq: 2 });
  assert.is((await undo(event, mine.id)).code, "49", "its exam has a later act");
  assert.equal(actsIn(await stateOf(event)), [["publish all"], ["withdraw all"]]);
});

test("a corrector sees the exams and publishes none, and an exam of another event is not taken along", async () => {
  const event = await addEvent("HAK");
  const other = await addEvent("LAIN");
  const asked = await input(event);
  const refused = await publish(asked, ratna.token);
  assert.is(refused.code, "49");
  assert.match(refused.message, /yang boleh mengubah jadwalnya: HAK A, HAK B/u);
  const stray = { ...asked, exams: [{ schedule_id: other.first, seq: 0 }] };
  assert.match((await publish(stray)).message, /tidak ada lagi di event ini/u);
  const { token } = await school.addTeacher("Tanpa hak");
  assert.is((await publish(asked, token)).code, "44");
  assert.equal(actsIn(await stateOf(event)), [[], []]);
});

test.run();
