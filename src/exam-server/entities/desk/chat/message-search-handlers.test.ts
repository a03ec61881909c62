import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sendMessage } from "../../../../contract/chat/chats.ts";
import { correctMessage, deleteMessage } from "../../../../contract/chat/message-changes.ts";
import { foundMessagesPerPage, searchMessages } from "../../../../contract/chat/message-search.ts";
import { answerStaff } from "../../../../contract/sitting/own-chat.ts";
import { openStaffChat, staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { excerptAround } from "./message-excerpt-finder.ts";

const test = suite("search in messages");
let school: SittingSchool;
test.before.each(async () => {
  school = await openSittingSchool();
});
test.after.each(() => school.close());

const userOf = (token: string) => staffOf(school, token);
const dm = () => openStaffChat(school);
const write = (id: string, text: string) =>
  school.server.ok(sendMessage, { id, text, message_id: randomUUID() });
const find = (q: string, more: { page?: number; token?: string } = {}) => {
  const { page, token } = more;
  const input = { q, ...(page && { page }) };
  return school.server.ok(searchMessages, input, token ? { token } : {});
};
const found = async (q: string, token?: string) =>
  (await find(q, token ? { token } : {})).items.map(
    ({ before, found: hit, after }) => `${before}[${hit}]${after}`,
  );

test("what was written is found whatever its case, the latest first, with the conversation and the writer", async () => {
  const { server } = school;
  const id = await dm();
  await write(id, "Kunci ruang 3 ada di TU");
  server.wait(1000);
  await write(id, "Ruang 4: KUNCI\nhilang");
  assert.equal(await found("kunci"), ["Ruang 4: [KUNCI] hilang", "[Kunci] ruang 3 ada di TU"]);
  const [latest] = (await find("kunci")).items;
  assert.equal(
    [latest!.chat_id, latest!.seq, latest!.title, latest!.name, latest!.no_ujian],
    [id, 2, (await userOf(school.author)).name, (await userOf(server.token!)).name, ""],
  );
  assert.equal(await found("100%"), [], "no letter is a wildcard");
  const short = await server.call(searchMessages, { q: " k " });
  assert.is((short.data as unknown as { q: string }).q, "Tulis paling sedikit 2 huruf.");
});

test("nobody finds what they may not read", async () => {
  const { server } = school;
  const id = await dm();
  await write(id, "Rahasia dua orang");
  const exam = await school.addExam("ujian");
  const { id: participant, token } = await school.begin(exam);
  await server.ok(answerStaff, { id: exam, message_id: "m", text: "Rahasia saya" }, { token });
  assert.is((await found("rahasia")).length, 2);
  assert.equal(await found("rahasia", await school.tokenOf("OPRA")), ["[Rahasia] saya"]);
  assert.equal(await found("rahasia", school.stranger), []);
  const [asked] = (await find("rahasia saya")).items;
  const { no_ujian } = await server.db
    .selectFrom("participants")
    .select("no_ujian")
    .where("id", "=", participant)
    .executeTakeFirstOrThrow();
  assert.equal([asked!.no_ujian, asked!.kind], [no_ujian, "sitting"]);
});

test("a corrected message is found by what it says now, a deleted one not at all", async () => {
  const { server } = school;
  const id = await dm();
  const { seq, version } = await write(id, "jam tujuh");
  await server.ok(correctMessage, { id, seq, version, text: "jam delapan" });
  assert.equal([await found("tujuh"), await found("delapan")], [[], ["jam [delapan]"]]);
  await server.ok(deleteMessage, { id, seq, version: version + 1 });
  assert.equal(await found("delapan"), []);
});

test("many come page by page", async () => {
  const id = await dm();
  for (let at = 0; at <= foundMessagesPerPage; at += 1) {
    if (at % 19 === 0) school.server.wait(61_000);
    await write(id, `catatan ${at}`);
  }
  const first = await find("catatan");
  assert.equal([first.items.length, first.more], [foundMessagesPerPage, true]);
  const second = await find("catatan", { page: 2 });
  assert.equal([second.items.map(({ seq }) => seq), second.more], [[1], false]);
});

test("a long message is cut between words around what was found", () => {
  const long = `${"awal ".repeat(30)}tengah${" akhir".repeat(40)}`;
  const { before, found: hit, after } = excerptAround(long, "TENGAH");
  assert.is(hit, "tengah");
  assert.match(before, /^…(awal )+$/u);
  assert.match(after, /^( akhir)+.*…$/u);
  assert.ok(before.length < 50 && after.length <= 101);
  const odd = excerptAround("İstanbul ada", "ada");
  assert.equal([odd.found, odd.after], ["", "İstanbul ada"], "lower case has one more character");
});

test.run();
