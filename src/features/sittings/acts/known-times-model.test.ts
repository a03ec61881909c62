import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SittingTimes } from "../../../contract/exams/sitting-acts.ts";
import { formatTime } from "../../../core/format.ts";
import { sittingActDialogMessages } from "./sitting-act-dialog-messages.ts";
import {
  addedText,
  admissionPreview,
  leftText,
  proposedInput,
  quickMinutes,
  seenKeysText,
} from "./known-times-model.ts";

const test = suite("what is known of people's time");
const t = sittingActDialogMessages.get();
const now = new Date("2026-11-28T02:00:00.000Z");

type Item = SittingTimes["items"][number];
const one = (more: Partial<Item> = {}): Item => ({
  id: "a",
  left_minutes: 0,
  closes_at: "2026-11-28T03:00:00.000Z",
  extra_minutes: 0,
  extra_by: "",
  extra_at: null,
  ...more,
});
const exam = { alias: "Kimia", lama: 90, review_since: null };
const of = (...items: Item[]): SittingTimes => ({ ...exam, items });
const added = (minutes: number, at: string, by: string) =>
  one({ extra_minutes: minutes, extra_at: `2026-11-28T0${at}:00.000Z`, extra_by: by });

test("an admission is proposed to the end of the session, or in full once that is over", () => {
  const times = of(one(), one({ id: "b" }));
  const at = (time: string) => new Date(`2026-11-28T0${time}:00.000Z`);
  assert.equal(proposedInput("admit", times, at("2:18")), { untilEnd: true });
  assert.equal(proposedInput("admit", times, at("3:00")), { untilEnd: false, minutes: 90 });
  const previewAt = (time: string, more: { untilEnd: boolean; minutes: number }) =>
    admissionPreview(times, more, at(time), t);
  assert.match(previewAt("2:18", { untilEnd: true, minutes: 0 })!, /pukul \d\d\.00 \(42 menit\)/u);
  assert.match(previewAt("2:18", { untilEnd: false, minutes: 12 })!, /pukul \d\d\.30/u);
  const parted = of(one(), one({ id: "b", closes_at: "2026-11-28T05:00:00.000Z" }));
  const input = { untilEnd: true, minutes: 0 };
  assert.is(admissionPreview(parted, input, at("2:18"), t), t.untilEndOfEach);
});

test("quick choices are minutes and parts of the exam, none of them twice or beyond what may be given", () => {
  const offered = (lama: number) =>
    quickMinutes("time", { ...exam, lama, items: [] }).map(
      ({ minutes, percent }) => `${minutes}/${percent}`,
    );
  assert.equal(offered(90), ["5/null", "10/null", "15/null", "23/25", "45/50"]);
  assert.equal(offered(60), ["5/null", "10/null", "15/null", "30/50"]);
  assert.equal(offered(600), ["5/null", "10/null", "15/null", "150/25"]);
  assert.equal(offered(2), ["5/null", "10/null", "15/null", "1/50"], "both parts are a minute");
  assert.equal(quickMinutes("time", null).length, 3);
  const given = of(one({ extra_minutes: 10 }), one({ extra_minutes: 3 }));
  assert.equal(
    quickMinutes("less", given).map(({ minutes }) => minutes),
    [5, 10],
    "no more can be taken back than was given",
  );
});

test("who is let on again is proposed what was left, many what each had left", () => {
  assert.equal(proposedInput("reopen", of(one({ left_minutes: 12 })), now), { minutes: 12 });
  const two = of(one({ left_minutes: 12 }), one({ left_minutes: 0 }));
  assert.equal(proposedInput("reopen", two, now), { givesLeft: true });
  assert.equal(proposedInput("reopen", of(one(), one()), now), {});
  assert.equal(proposedInput("reopen", null, now), {});
  assert.equal(proposedInput("time", two, now), {});
  assert.is(leftText(of(one({ left_minutes: 12 }), one({ left_minutes: 3 }), one())), "3–12");
  assert.is(leftText(of(one())), null);
});

test("whoever is let on after keys were shown may know them, and so may a late comer", () => {
  const shown = { ...of(one()), review_since: "2026-11-28T01:05:00.000Z" };
  const clock = formatTime(shown.review_since);
  assert.match(seenKeysText("reopen", shown, now, t)!, `sejak ${clock}. Peserta yang dibuka lagi`);
  assert.match(seenKeysText("admit", shown, now, t)!, `sejak ${clock}. Peserta yang masuk`);
  const later = new Date("2026-11-30T02:00:00.000Z");
  assert.match(seenKeysText("reopen", shown, later, t)!, `sejak 28 Nov 2026 ${clock}.`);
  assert.is(seenKeysText("time", shown, now, t), null);
  assert.is(seenKeysText("reopen", of(one()), now, t), null);
  assert.is(seenKeysText("reopen", null, now, t), null);
});

test("what was added is told with who added last", () => {
  assert.is(addedText(of(one()), t), t.addedNone);
  assert.match(addedText(of(added(15, "2:10", "Bu Ani")), t), /15 menit.*Bu Ani/u);
  const some = of(added(5, "2:30", "Pak Budi"), added(15, "2:10", "Bu Ani"), one());
  assert.match(addedText(some, t), /^2 .*5–15 menit.*Pak Budi/u);
});

test.run();
