import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getBoard } from "../../../../contract/exams/board/boards.ts";
import { getScheduleReadiness } from "../../../../contract/exams/schedule-readiness.ts";
import {
  changeProctors,
  getEventRooms,
  planProctors,
  type NamedProctor,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { hashToken } from "../../../security/tokens.ts";

const test = suite("proctors of several rooms, on the exam server");
let school: SittingSchool;
let exam = "";
/** The proctor of R-01, and a teacher who has no room. */
let author: Account;
let stranger: Account;
type Account = { id: string; name: string; token: string };

test.before.each(async () => {
  school = await openSittingSchool();
  author = await accountOf(school.author);
  stranger = await accountOf(school.stranger);
  exam = (await addProctoredExam(school, author.name)).seated;
});
test.after.each(() => school.close());

const accountOf = async (token: string): Promise<Account> => ({
  ...(await school.server.db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select(["u.id", "u.name"])
    .where("t.hash", "=", hashToken(token))
    .executeTakeFirstOrThrow()),
  token,
});
const as = ({ id, name }: Account): NamedProctor => ({
  nama: name,
  nip: "",
  user_id: id,
  ...everyTime,
});
const roomsNow = async () => (await school.server.ok(getEventRooms, { id: "pas-r" })).rooms;
const namesNow = async () =>
  (await roomsNow()).map(({ pengawas }) => pengawas.map(({ nama }) => nama).join("+"));

/** Names these proctors for both rooms of the event, and for a third room that the event does not have. */
async function inBoth(pengawas: NamedProctor[]) {
  const rooms = await roomsNow();
  const wishes = rooms.map(({ room_id, pengawas: was }) => ({ room_id, pengawas, was }));
  return {
    id: "pas-r",
    rooms: [...wishes, { room_id: "lain", pengawas, was: [] as RoomProctor[] }],
  };
}
const outcomes = ({ results }: { results: readonly { outcome: string }[] }) =>
  results.map(({ outcome }) => outcome).join(" ");
const boardOfSecond = () =>
  school.server.call(getBoard, { id: `${exam}~R-02` }, { token: author.token });
const auditedChanges = async () =>
  (
    await school.server.db
      .selectFrom("audit_entries")
      .select(["before", "after"])
      .where("action", "=", "event.update")
      .execute()
  ).map(({ before, after }) => JSON.stringify([before, after]));

test("each room has its own outcome, those that are written give rights, and each has an audit entry", async () => {
  assert.is((await boardOfSecond()).status, 404);
  const input = await inBoth([as(author)]);
  assert.is(outcomes(await school.server.ok(planProctors, input)), "unchanged done refused");
  assert.equal(await namesNow(), [author.name, "Orang lain"], "a plan writes nothing");

  const answer = await school.server.ok(changeProctors, input);
  assert.is(outcomes(answer), "unchanged done refused");
  assert.is(answer.results[2]!.reason, "Ruang di event ini tidak ditemukan.");
  assert.equal(await namesNow(), [author.name, author.name]);
  assert.is((await boardOfSecond()).status, 200);
  const [entry, ...others] = await auditedChanges();
  assert.equal(others, []);
  assert.match(entry!, "Orang lain");
  assert.match(entry!, `${author.name} <`);
  assert.is(outcomes(await school.server.ok(changeProctors, input)), "unchanged unchanged refused");
});

test("a room that somebody changed meanwhile is refused, and the other one is written", async () => {
  const seen = await inBoth([as(stranger)]);
  const [first] = seen.rooms;
  const baru = { nama: "Pak Baru", nip: "", user_id: null, ...everyTime };
  const theirs = { ...first!, pengawas: [baru] };
  await school.server.ok(changeProctors, { id: "pas-r", rooms: [theirs] });

  const answer = await school.server.ok(changeProctors, seen);

  assert.is(outcomes(answer), "refused done refused");
  assert.match(answer.results[0]!.reason!, "diubah oleh orang lain");
  assert.equal(await namesNow(), ["Pak Baru", stranger.name]);
});

test("the own account without 0007A is refused in each room, and somebody else's is not", async () => {
  const { token } = stranger;
  const own = await school.server.ok(changeProctors, await inBoth([as(stranger)]), { token });
  assert.is(outcomes(own), "refused refused refused");
  assert.match(own.results[0]!.reason!, "Minta Head Master menugaskan Anda: ");
  assert.equal(await namesNow(), [author.name, "Orang lain"]);
  const others = await school.server.ok(changeProctors, await inBoth([as(author)]), { token });
  assert.is(outcomes(others), "unchanged done refused");
});

test("an inactive account stays where it is, and is refused where it is new", async () => {
  await school.server.db
    .updateTable("users")
    .set({ active: false })
    .where("id", "=", author.id)
    .execute();
  const { results } = await school.server.ok(
    changeProctors,
    await inBoth([as(author), as(stranger)]),
  );
  assert.is(outcomes({ results }), "done refused refused");
  assert.match(results[1]!.reason!, "tidak aktif");
  assert.equal(await namesNow(), [`${author.name}+${stranger.name}`, "Orang lain"]);
});

test("a plan tells who would have to be in two rooms at once, and none once the rooms differ", async () => {
  const both = await school.server.ok(planProctors, await inBoth([as(author)]));
  assert.equal(
    both.clashes.map(({ nama, rooms }) => [nama, ...rooms]),
    [[author.name, "R-01", "R-02"]],
  );
  const { rooms } = await inBoth([as(stranger)]);
  const one = await school.server.ok(planProctors, { id: "pas-r", rooms: rooms.slice(1, 2) });
  assert.equal(one.clashes, []);
});

test("readiness asks for proctors only of rooms in which somebody of the schedule sits", async () => {
  const { server } = school;
  await server.ok(changeProctors, await inBoth([]));
  const unwatched = async () => {
    const { should } = await server.ok(getScheduleReadiness, { id: exam });
    return should.find(({ code }) => code === "proctors");
  };
  const both = await unwatched();
  assert.equal([both?.count, both?.of, both?.names], [2, 2, ["R-01", "R-02"]]);
  await server.db.deleteFrom("placements").where("room_id", "=", "R-02").execute();
  const one = await unwatched();
  assert.equal([one?.count, one?.of, one?.names], [1, 1, ["R-01"]]);
  await server.db.deleteFrom("placements").execute();
  assert.is(await unwatched(), undefined);
});

test("an event that is not there is not found", async () => {
  const { rooms } = await inBoth([]);
  assert.is((await school.server.call(changeProctors, { id: "tidak-ada", rooms })).status, 404);
});

test.run();
