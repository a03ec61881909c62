import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  createMarkingComment,
  deleteMarkingComment,
  listMarkingComments,
  updateMarkingComment,
  type CommentInput,
} from "../../../../contract/marking/marking-comments.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("comments that markers share", {
  ratna: "Ratna",
  budi: "Budi",
});

const wording = (code: string, text: string, points: string | null = null): CommentInput => ({
  code,
  text,
  points,
});
/** Each test has a question of its own: the library of a question is the same in all its exams. */
async function openUnit(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  await school.server.db
    .deleteFrom("marking_comments")
    .where("question_id", "=", unit.question_id)
    .execute();
  return unit;
}
const add = (unit: TestUnit, { token }: Marker, input: CommentInput) =>
  school.server.ok(createMarkingComment, { ...unit, ...input }, { token });
const listed = async (unit: TestUnit, { token }: { token: string }) =>
  (await school.server.ok(listMarkingComments, unit, { token })).items;
const marksSeenBy = async (unit: TestUnit, marker: Marker) =>
  (await school.listed(unit, marker)).flatMap(({ marks }) => marks);

test("the correctors of the subject share a library, which a Head Master reads", async () => {
  const unit = await openUnit("hak", ["Karena hujan"]);
  const { server } = school;
  const stored = await add(unit, ratna, wording("AB", " Sebutkan rumusnya. ", "3/4"));
  assert.equal([stored.code, stored.text, stored.points], ["ab", "Sebutkan rumusnya.", "3/4"]);
  assert.equal([stored.version, stored.by, stored.uses, stored.earlier], [1, "Ratna", 0, []]);
  assert.equal(await listed(unit, budi), [stored]);
  const head = { token: await server.signIn("EVIL") };
  assert.equal(await listed(unit, head), [stored]);
  const stranger = await school.addTeacher("Bukan korektor");
  assert.is((await server.call(listMarkingComments, unit, stranger)).code, "44");
  for (const { token } of [head, stranger]) {
    const own = { ...unit, comment_id: stored.id };
    const changed = { ...own, version: 1, ...wording("ab", "Lain") };
    assert.is(
      (await server.call(createMarkingComment, { ...unit, ...wording("cd", "Lain") }, { token }))
        .code,
      "44",
    );
    assert.is((await server.call(updateMarkingComment, changed, { token })).code, "44");
    assert.is((await server.call(deleteMarkingComment, own, { token })).code, "44");
  }
  assert.equal(await listed(unit, budi), [stored]);
});

test("what is no comment is refused at its field, and two letters are given once", async () => {
  const unit = await openUnit("isian", ["Karena hujan"]);
  const fieldsOf = async (input: CommentInput) => {
    const answer = await school.server.call(createMarkingComment, { ...unit, ...input }, ratna);
    return answer.code === "12" ? Object.keys(answer.data as object) : answer.code;
  };
  await add(unit, ratna, wording("ab", "Satu"));
  assert.equal(await fieldsOf(wording("AB", "Dua")), ["code"]);
  assert.equal(await fieldsOf(wording("a1", "Dua")), ["code"]);
  assert.equal(await fieldsOf(wording("cd", " ")), ["text"]);
  assert.equal(await fieldsOf(wording("cd", "a".repeat(2001))), ["text"]);
  assert.equal(await fieldsOf(wording("cd", "Dua", "5/4")), ["points"]);
  const both = await Promise.all(
    [ratna, budi].map((marker) =>
      school.server.call(createMarkingComment, { ...unit, ...wording("ef", marker.name) }, marker),
    ),
  );
  assert.equal(both.map(({ code }) => code).sort(), ["00", "12"]);
});

test("somebody else's change is shown, not overwritten", async () => {
  const unit = await openUnit("bentrok", ["Karena hujan"]);
  const { id } = await add(unit, ratna, wording("ab", "Satu"));
  const change = { ...unit, comment_id: id, version: 1 };
  const newer = await school.server.ok(
    updateMarkingComment,
    { ...change, ...wording("ab", "Dua") },
    budi,
  );
  const late = await school.server.call(
    updateMarkingComment,
    { ...change, ...wording("ab", "Tiga") },
    ratna,
  );
  assert.equal([late.code, late.data], ["49", newer]);
  assert.equal(
    [newer.version, newer.by, newer.earlier.map(({ text, by }) => [text, by])],
    [2, "Budi", [["Satu", "Ratna"]]],
  );
});

test("a comment that is mended reads anew wherever it was given, and its old words are kept", async () => {
  const unit = await openUnit("perbaiki", ["Satu", "Dua", "Tiga"]);
  const first = await add(unit, ratna, wording("ab", "Sebutkan rumus."));
  const second = await add(unit, ratna, wording("cd", "Rapikan."));
  const { answers } = await school.claim(unit, ratna);
  const [one, two, three] = answers;
  const given = { comment: "Bagus.", comment_ids: [second.id, first.id] };
  const { results } = await school.save(
    unit,
    ratna,
    markOf([one!, two!], "1", given),
    markOf(three!, "1", { comment: "Sendiri" }),
  );
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["stored", "stored"],
  );
  const textsOf = async (marker: Marker) =>
    (await marksSeenBy(unit, marker)).map(({ comment }) => comment).sort();
  const before = "Rapikan.\nSebutkan rumus.\nBagus.";
  assert.equal(await textsOf(ratna), [before, before, "Sendiri"]);
  assert.equal(
    (await listed(unit, budi)).map(({ code, uses }) => [code, uses]),
    [
      ["ab", 2],
      ["cd", 2],
    ],
  );
  const mended = wording("ab", "Sebutkan rumus Ohm.");
  await school.server.ok(
    updateMarkingComment,
    { ...unit, comment_id: first.id, version: 1, ...mended },
    budi,
  );
  const after = "Rapikan.\nSebutkan rumus Ohm.\nBagus.";
  assert.equal(await textsOf(ratna), [after, after, "Sendiri"]);
  await school.server.ok(deleteMarkingComment, { ...unit, comment_id: first.id }, ratna);
  assert.equal(await textsOf(ratna), [after, after, "Sendiri"], "what was given stays");
  assert.equal(
    (await listed(unit, ratna)).map(({ code }) => code),
    ["cd"],
  );
  const [own] = (await marksSeenBy(unit, ratna)).filter(({ written }) => written === "Bagus.");
  assert.equal(own!.comments, [
    { id: second.id, text: "Rapikan." },
    { id: first.id, text: "Sebutkan rumus Ohm." },
  ]);
  const versions = await school.server.db
    .selectFrom("marking_comment_versions")
    .select("text")
    .where("comment_id", "=", first.id)
    .orderBy("version")
    .execute();
  assert.equal(
    versions.map(({ text }) => text),
    ["Sebutkan rumus.", "Sebutkan rumus Ohm."],
  );
});

test("a mark refers to comments of its own question alone, and is stored once with them", async () => {
  const unit = await openUnit("acuan", ["Satu"]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const { id } = await add(unit, ratna, wording("ab", "Rapikan."));
  const act = markOf(answer!, "1", { comment_ids: [id, id] });
  await school.save(unit, ratna, act);
  const { results } = await school.save(unit, ratna, act);
  assert.is(results[0]!.outcome, "stored");
  const { count } = await school.server.db
    .selectFrom("marks")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("act_id", "=", act.id)
    .executeTakeFirstOrThrow();
  assert.is(Number(count), 1);
  assert.equal(
    (await marksSeenBy(unit, ratna)).map(({ comment }) => comment),
    ["Rapikan."],
  );
  const unknown = await school.save(
    unit,
    ratna,
    markOf(answer!, "0", { comment_ids: [randomUUID()] }),
  );
  assert.match(unknown.results[0]!.reason, /bukan dari soal ini/u);
  assert.equal(
    (await marksSeenBy(unit, ratna)).map(({ share }) => share),
    ["1"],
  );
  await school.server.ok(deleteMarkingComment, { ...unit, comment_id: id }, ratna);
  const late = await school.save(unit, ratna, markOf(answer!, "1/2", { comment_ids: [id] }));
  assert.is(late.results[0]!.outcome, "stored", "it was typed before the comment was deleted");
});

test("changes of the library are in the audit trail", async () => {
  const unit = await openUnit("jejak", ["Satu"]);
  const { id } = await add(unit, ratna, wording("ab", "Satu"));
  await school.server.ok(
    updateMarkingComment,
    { ...unit, comment_id: id, version: 1, ...wording("ab", "Dua") },
    budi,
  );
  await school.server.ok(deleteMarkingComment, { ...unit, comment_id: id }, budi);
  const entries = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "user_name"])
    .where("object_id", "=", unit.question_id)
    .where("action", "like", "question.%-comment")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  assert.equal(
    entries.map(({ action, user_name }) => [action, user_name]),
    [
      ["question.remove-comment", "Budi"],
      ["question.change-comment", "Budi"],
      ["question.add-comment", "Ratna"],
    ],
  );
});

test.run();
