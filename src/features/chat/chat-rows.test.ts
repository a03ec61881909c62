import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ChatMark, ChatMessage } from "../../contract/chat/chats.ts";
import {
  byDay,
  heldAfter,
  heldBefore,
  heldChanged,
  heldSince,
  heldWith,
  stateOf,
  type Held,
} from "./chat-rows.ts";

const test = suite("what a thread shows");

const messageOf = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${seq}`,
  seq,
  author_id: "me",
  name: "Siti",
  is_participant: false,
  text: `Pesan ${seq}`,
  picture_id: null,
  at: "2026-11-20T00:41:00.000Z",
  sent: 0,
  delivered: 0,
  read: 0,
  version: 1,
  corrected_at: null,
  deleted_at: null,
  deleted_by: "",
  ...more,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_one, at) => messageOf(from + at));
const seqs = ({ messages }: Held) => messages.map(({ seq }) => seq);
const mark = (user_id: string, delivered_seq: number, read_seq: number): ChatMark => ({
  user_id,
  name: user_id,
  delivered_seq,
  read_seq,
});

test("whatever comes in whichever order, each number is there once, in order, and without a hole", () => {
  const page = fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(fc.array(page, { maxLength: 12 }), (pages) => {
      let held: Held = { messages: [], more: false };
      for (const [from, length] of pages) {
        const latest = { messages: range(from, from + length), more: from > 1 };
        const before = held.messages[0]?.seq ?? 0;
        // Older ones are asked for up to what is held.
        const isOlder = from < before;
        held = isOlder
          ? heldBefore(held, { messages: range(from, before - 1), more: from > 1 })
          : heldWith(held, latest);
        const [first = 0] = seqs(held);
        assert.equal(
          seqs(held),
          range(first, first + held.messages.length - 1).map(({ seq }) => seq),
        );
        assert.is(held.more, (held.messages[0]?.seq ?? 1) > 1);
      }
    }),
  );
});

test("whom a message has reached it has reached, whatever an older figure says", () => {
  const counted = { messages: [messageOf(1, { sent: 3, delivered: 2, read: 1 })], more: false };
  const older = { messages: [messageOf(1, { sent: 3 }), messageOf(2)], more: false };
  const { messages } = heldWith(counted, older);
  assert.equal([messages[0]!.delivered, messages[0]!.read, messages.length], [2, 1, 2]);
});

test("between two: sent, delivered, read, as the other's console says", () => {
  const tick = (marks: ChatMark[]) => stateOf(messageOf(5), "dm", marks, "me")?.tick;
  assert.is(tick([]), "sent");
  assert.is(tick([mark("me", 9, 9)]), "sent", "one's own reading is nobody's");
  assert.is(tick([mark("you", 5, 4)]), "delivered");
  assert.is(tick([mark("you", 5, 5)]), "read");
  assert.is(stateOf(messageOf(5, { author_id: "you" }), "dm", [], "me"), null);
});

test("among many: how many have read it", () => {
  const marks = [mark("me", 9, 9), mark("a", 5, 5), mark("b", 9, 9), mark("c", 9, 4)];
  assert.equal(stateOf(messageOf(5), "event", marks, "me"), {
    tick: "read",
    counts: { sent: 0, delivered: 0, read: 2 },
  });
  assert.equal(stateOf(messageOf(9), "event", [], "me"), { tick: "sent", counts: null });
});

test("to participants: to one as between two, to many in numbers, whoever wrote it", () => {
  const to = (sent: number, delivered: number, read: number) =>
    stateOf(messageOf(1, { author_id: "you", sent, delivered, read }), "broadcast", [], "me");
  assert.equal(to(1, 1, 0), { tick: "delivered", counts: null });
  assert.equal(to(32, 28, 20), {
    tick: "sent",
    counts: { sent: 32, delivered: 28, read: 20 },
  });
  assert.is(to(3, 3, 3)?.tick, "read");
});

test("each day stands once above its messages", () => {
  const days = byDay(
    [
      messageOf(1, { at: "2026-11-19" }),
      messageOf(2, { at: "2026-11-20" }),
      messageOf(3, { at: "2026-11-20" }),
    ],
    (at) => at,
  );
  assert.equal(
    days.map(({ day, messages }) => `${day} ${messages.length}`),
    ["2026-11-19 1", "2026-11-20 2"],
  );
});

test("a place further back stays when more is written, goes on page by page, and joins the end", () => {
  const place: Held = { messages: range(10, 20), more: true, later: true };
  const latest = { messages: range(71, 120), more: true };
  assert.is(heldWith(place, latest), place);
  const further = heldAfter(place, { messages: range(21, 70), more: true });
  assert.equal([further.later, further.messages.length], [true, 61]);
  const joined = heldAfter(further, latest);
  assert.equal([joined.later, seqs(joined).at(-1), joined.more], [true, 120, true]);
  const end = heldAfter(further, { ...latest, more: false });
  assert.equal([end.later, seqs(end).at(-1)], [undefined, 120]);
  assert.equal(heldWith(further, latest).later, undefined, "it reaches what is written now");
});

test("a correction takes the place of what it corrects, and an older answer does not bring it back", () => {
  const held: Held = { messages: range(1, 3), more: false };
  const corrected = messageOf(2, { text: "Benar", version: 2, delivered: 0 });
  const changed = heldChanged(held, corrected);
  assert.equal(
    changed.messages.map(({ text }) => text),
    ["Pesan 1", "Benar", "Pesan 3"],
  );
  const counted = messageOf(2, { delivered: 5, read: 5 });
  assert.equal(heldWith(changed, { messages: [counted], more: true }).messages[1], corrected);
  assert.equal(heldChanged(held, messageOf(9, { version: 2 })).messages, held.messages);
});

test("a change that was missed lets go of what may be out of date, a change that was received does not", () => {
  const held: Held = { messages: range(1, 60), more: false };
  const latest = { messages: range(20, 61), more: true, changes: 4 };
  assert.is(heldSince(held, latest, 4).messages.length, 61);
  const fresh = heldSince(held, latest, 3);
  assert.equal([seqs(fresh)[0], fresh.more], [20, true]);
});

test("of a deleted message it is not said how far it came", () => {
  const gone = messageOf(1, { deleted_at: "2026-11-20T00:42:00.000Z", sent: 3 });
  assert.is(stateOf(gone, "broadcast", [], "me"), null);
});

test.run();
