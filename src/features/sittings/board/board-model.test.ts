import fc from "fast-check";
import * as assert from "uvu/assert";
import {
  rowReader,
  type BoardRow,
  type PackedRow,
} from "../../../contract/exams/board/live-board-rows.ts";
import { readBoard, type LiveBoard } from "../../../domain/exams/sittings/live-board.ts";
import { setServerClock } from "../../../core/answers/server-clock.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { addWatchedExam, type WatchedExam } from "../../../testing/exams/watched-exam.ts";
import { staleSeconds } from "../../../core/live-topic.ts";
import { createBoardModel, type BoardModel } from "./board-model.ts";
import { noFilters } from "./board-state.ts";
import { boardMessages } from "./board-messages.ts";
import { applyPatch } from "./board-rows.ts";
import { agoText } from "./board-text.ts";

const { test, server } = serverSuite("the live board on a screen");
let line: Line;
let exam: WatchedExam;
let model: BoardModel;
test.before(async () => {
  exam = await addWatchedExam(server.db, server.now, 40);
  line = connectConsole(server);
});
test.before.each(async () => {
  line.isCut = false;
  setServerClock(server.now.toISOString());
  model = createBoardModel(exam.schedule);
  // Other suites have been at other addresses.
  model.filter(noFilters);
  await model.refresh();
});
test.after.each(() => {
  model.filter(noFilters);
  model.exit();
});

const shown = () => {
  const state = model.$state.get();
  if (state.status !== "ready") throw new Error("The board is not there");
  return state;
};
const set = (id: string, change: { answered?: number; status?: 0 | 1 | 3 }) =>
  server.db.updateTable("sittings").set(change).where("participant_id", "=", id).execute();

test("trouble stands first, each count is of its state, and incidents are by cause and room", () => {
  const { ids, view, incidents } = shown();
  assert.is(view.total, 40);
  assert.is(ids[0], exam.people[2], "who is blocked");
  assert.equal([view.counts.blocked, view.counts.offline, view.counts.absent], [1, 5, 3]);
  assert.equal(incidents.map(({ kind, ids: whom }) => `${kind} ${whom.length}`).sort(), [
    "blocked 1",
    "device 1",
    "late 3",
    "offline 5",
  ]);
});

test("filters narrow the list and its counts, but never the incidents", () => {
  const all = shown().incidents.length;
  model.filter({ room: "pantau-2" });
  assert.equal([shown().ids.length, shown().view.total], [10, 10]);
  model.filter({ room: "", state: "absent" });
  assert.equal([shown().ids.length, shown().view.total], [3, 40]);
  model.filter({ state: "", q: "peserta 1.7" });
  assert.equal(shown().ids, [exam.people[6]]);
  assert.is(shown().incidents.length, all);
});

test("the screen as a whole is not drawn with each second of its figures", async () => {
  let drawn = 0;
  const stop = model.$opening.listen(() => (drawn += 1));
  const before = model.$state.get();
  await model.refresh();
  assert.is.not(model.$state.get(), before);
  assert.is(drawn, 0);
  stop();
});

test("while a hand is on the list nobody changes places, but their figures do", async () => {
  const before = shown().ids;
  const [, second = ""] = before;
  model.hold("rows", true);
  await set(second, { status: 1, answered: 39 });
  await model.refresh();
  assert.equal(shown().ids, before);
  assert.is(shown().view.all.get(second)!.row.answered, 39);
  model.hold("rows", false);
  assert.not.equal(shown().ids, before);
  assert.is(shown().ids.at(-1), second, "whoever has finished comes last");
  await set(second, { status: 3, answered: 10 });
});

test("an incident that is over stays under the hand, and says so; a new one comes behind", async () => {
  const before = shown().incidents.map(({ key }) => key);
  const blocked = exam.people[2]!;
  model.hold("incidents", true);
  const status = (value: "active" | "blocked", id = blocked) =>
    server.db.updateTable("participants").set({ status: value }).where("id", "=", id).execute();
  const other = exam.people[35]!;
  await status("active");
  await status("blocked", other);
  await model.refresh();
  const { incidents } = shown();
  assert.equal(
    incidents.slice(0, before.length).map(({ key }) => key),
    before,
  );
  assert.equal(
    incidents.filter(({ isOver }) => isOver).map(({ kind }) => kind),
    ["blocked"],
  );
  assert.is(incidents.at(-1)!.room_id, "pantau-2");
  assert.equal(
    model.$news.get().map(({ ids }) => ids),
    [[other]],
    "what was there at first is no news",
  );
  model.markSeen();
  assert.equal(model.$news.get(), []);
  model.hold("incidents", false);
  assert.not(shown().incidents.some(({ isOver }) => isOver));
  await status("blocked");
  await status("active", other);
});

test("those whom staff have noted as absent are no incident, also when the board is opened again", async () => {
  const absentees = () => shown().incidents.find(({ kind }) => kind === "late");
  const ids = absentees()?.ids ?? [];
  assert.is(ids.length, 3, "the last three of the first room have not come");
  assert.is(shown().incidents.at(-1)?.kind, "late");
  model.noteAbsent(ids.slice(1), true);
  assert.equal(absentees()?.ids, [ids[0]]);
  const again = createBoardModel(model.id);
  await again.refresh();
  const state = again.$state.get();
  assert.ok(state.status === "ready");
  assert.equal(state.incidents.find(({ kind }) => kind === "late")?.ids, [ids[0]]);
  again.exit();
  model.noteAbsent(ids, false);
  assert.equal(absentees()?.ids.length, 3);
});

test("without an answer the board stays, and its age grows past what is passed off as now", async () => {
  line.isCut = true;
  const before = shown();
  setServerClock(new Date(server.now.getTime() + (staleSeconds + 5) * 1000).toISOString());
  await model.refresh();
  model.filter({});
  assert.ok(shown().age > staleSeconds);
  assert.equal(shown().ids.length, before.ids.length);
  setServerClock(new Date(server.now.getTime() + 20 * 60_000).toISOString());
  model.filter({});
  const states = ({ view }: typeof before) => [...view.all.values()].map(({ state }) => state);
  assert.equal(states(shown()), states(before), "nobody is said to be cut off meanwhile");
  assert.equal(model.$news.get(), [], "and nothing is news");
  assert.ok(shown().isStale);
  line.isCut = false;
  await model.refresh();
  assert.is(shown().age, 0);
});

const rowOf = (id: number, n: number, answered: number): PackedRow => [
  `p${id}`, String(id).padStart(4, "0"), `Nama ${id}`, "", null, n, id + 1, 0, 3, 1, "",
  0, 5400, null, null, 0, 0, null, 40, answered, 0, 60, 90, 0, "", "", null, null, null, null, null,
]; // prettier-ignore

const head: LiveBoard["head"] = {
  schedule_id: "s",
  alias: "S",
  event_id: null,
  starts_at: "2026-11-24T01:00:00Z",
  closes_at: "2026-11-24T03:00:00Z",
  last_end_at: "2026-11-24T03:00:00Z",
  shared_end_at: "2026-11-24T03:00:00Z",
  stopped_at: null,
  max_leave: 3,
  opening: { sesi: 1, auto: true, opened_at: null, opened_by: "" },
  sessions: [],
  rooms: [0, 1, 2].map((n) => ({
    n,
    id: `r${n}`,
    kode: `R-${n}`,
    nama: "",
    kapasitas: 30,
    kolom: 6,
    pengawas: [],
  })),
};
const read = rowReader(head);

test("however patches come, the rows are those of the last word, in the server's order", () => {
  const change = fc.record({
    rows: fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(2), fc.nat(40)), { selector: ([id]) => id }),
    gone: fc.uniqueArray(fc.nat(9), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let board: LiveBoard = { head, rows: [] };
      const expected = new Map<string, BoardRow>();
      for (const { rows, gone } of changes) {
        const named = rows.map(([id, n, answered]) => rowOf(id, n, answered));
        const left = gone
          .map((id) => `p${id}`)
          .filter((id) => expected.has(id) && !named.some(([other]) => other === id));
        const before = JSON.stringify(board);
        const next = applyPatch(board, { head: null, rows: named, gone: left });
        assert.is(JSON.stringify(board), before, "the board before is as it was");
        board = next;
        for (const row of named.map(read)) expected.set(row.id, row);
        for (const id of left) expected.delete(id);
      }
      const sorted = [...expected.values()].sort(
        (one, other) =>
          one.room_n! - other.room_n! ||
          one.seat - other.seat ||
          (one.no_ujian < other.no_ujian ? -1 : 1),
      );
      assert.equal(board.rows, sorted);
    }),
  );
});

test("a row that nobody has changed is not read again", () => {
  const board = readBoard({
    head,
    rows: Array.from({ length: 50 }, (_none, id) => rowOf(id, 1, 0)),
  });
  const before = board.rows;
  const after = applyPatch(board, { head: null, rows: [rowOf(7, 1, 5)], gone: [] }).rows;
  assert.equal(
    after.flatMap((row, at) => (row === before[at] ? [] : [row.id])),
    ["p7"],
  );
  assert.is(after[7]!.answered, 5);
});

test("another head is one for all rows: they count from its start and are named by its rooms", () => {
  // The third has each of the instants that a row can have.
  const full = rowOf(3, 1, 4).map((field, at) => field ?? 100 * at) as PackedRow;
  full[14] = 0;
  const packed = [rowOf(1, 1, 0), rowOf(2, 2, 0), full];
  const [first, ...others] = head.rooms;
  const renamed = others.map((room) => ({ ...room, kode: `Lab ${room.n}` }));
  const later = { ...head, starts_at: "2026-11-24T02:00:00Z", rooms: [first!, ...renamed] };
  const changed = rowOf(2, 2, 9);
  const patched = applyPatch(readBoard({ head, rows: packed }), {
    head: later,
    rows: [changed],
    gone: [],
  });
  assert.equal(patched, readBoard({ head: later, rows: [packed[0]!, changed, full] }));
});

test("how long ago is said in the unit that is read at a glance", () => {
  const now = Date.parse("2026-11-24T02:00:00Z");
  const ago = (minutes: number) => agoText(now - minutes * 60_000, now, boardMessages.get());
  assert.equal([0.5, 1, 120, 121, 48 * 60 + 59, 49 * 60].map(ago), [
    "30 dtk",
    "1 mnt",
    "120 mnt",
    "2 jam",
    "48 jam",
    "2 hari",
  ]);
});

test.run();
