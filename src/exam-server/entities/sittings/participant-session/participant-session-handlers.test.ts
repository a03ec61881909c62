import { suite } from "uvu";
import * as assert from "uvu/assert";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import {
  changeParticipants,
  resetParticipantPasswords,
  listParticipants,
} from "../../../../contract/participants.ts";
import { examSecurityCodes } from "../../../../contract/sitting/exam-security.ts";
import { listOwnExams } from "../../../../contract/sitting/own-exams.ts";
import {
  askForReset,
  getOwnSession,
  signInParticipant,
  signOutParticipant,
} from "../../../../contract/sitting/participant-session.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { securityPackage } from "../../../../contract/setting-changes.ts";

const test = suite("participants sign in");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const call = (seat: ReturnType<SittingSchool["seatOf"]>) =>
  school.server.call(signInParticipant, seat, { token: null });
const sessionOf = (token: string) => school.server.call(getOwnSession, {}, { token });

async function set(code: string, value: string): Promise<void> {
  const row = { package: securityPackage, value, version: 1, updated_at: school.server.now };
  await school.server.db
    .insertInto("settings")
    .values({ code, ...row })
    .onConflict((known) => known.column("code").doUpdateSet(row))
    .execute();
}

test("with number and password, in whatever case the number is typed", async () => {
  const { no } = await school.addSitter();
  const { token, participant } = await school.server.ok(
    signInParticipant,
    school.seatOf(no.toLowerCase()),
    { token: null },
  );
  assert.is(participant.no_ujian, no);
  assert.is(participant.group, "Tingkat X / X 1");
  assert.is((await sessionOf(token)).code, responseCodes.success);
});

test("a wrong password and a number of nobody get the same answer", async () => {
  const { no } = await school.addSitter();
  const wrong = await call({ ...school.seatOf(no), password: "salah" });
  const nobody = await call(school.seatOf("TIDAK-ADA"));
  for (const { status, message } of [wrong, nobody]) {
    assert.is(status, 401);
    assert.is(message, "Nomor ujian atau password salah.");
  }
});

test("who is blocked is told why, before and after signing in; unblocked they go on where they were", async () => {
  const { no, id } = await school.addSitter();
  const token = await school.signIn(no);
  const reason = "Membuka catatan.";
  await school.server.ok(changeParticipants, {
    changes: [{ id, status: "blocked", block_reason: reason }],
  });
  for (const answer of [await sessionOf(token), await call(school.seatOf(no))]) {
    assert.is(answer.status, 403);
    assert.match(answer.message, /Membuka catatan\./u);
  }
  await school.server.ok(changeParticipants, { changes: [{ id, status: "active" }] });
  assert.is((await sessionOf(token)).status, 200);
});

test("a second device is refused until staff reset it, and asks for that from its seat; the same device comes back by itself", async () => {
  const { no, id } = await school.addSitter();
  const first = await school.signIn(no, "device-a");
  const other = await call(school.seatOf(no, "device-b"));
  assert.is(other.status, 409);
  assert.is((await sessionOf(first)).status, 200);
  await school.server.ok(askForReset, school.seatOf(no, "device-b"), { token: null });
  const requests = await school.server.db
    .selectFrom("reset_requests")
    .select("device")
    .where("participant_id", "=", id)
    .execute();
  assert.equal(requests, [{ device: "device-b" }]);
  const again = await school.signIn(no, "device-a");
  assert.is((await sessionOf(first)).status, 401);
  assert.is((await sessionOf(again)).status, 200);
});

test("of two devices at the same moment one comes in", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { no } = await school.addSitter();
    const entered = await Promise.all(
      ["device-kiri", "device-kanan"].map((at) => call(school.seatOf(no, at))),
    );
    assert.equal(entered.map(({ status }) => status).sort(), [200, 409]);
    const { data } = entered.find(({ status }) => status === 200)!;
    assert.is((await sessionOf(data.token)).status, 200);
  }
});

test("where the school lets them change by themselves, the newer device takes the place of the older", async () => {
  await set(examSecurityCodes.singleDevice, "N");
  const { no } = await school.addSitter();
  const first = await school.signIn(no, "device-a");
  const second = await school.signIn(no, "device-b");
  assert.is((await sessionOf(first)).status, 401);
  assert.is((await sessionOf(second)).status, 200);
  await set(examSecurityCodes.singleDevice, "Y");
});

test("only browsers of the school's list come in, if there is one", async () => {
  await set(examSecurityCodes.browsers, "ExamBro\nSEB/");
  const { no } = await school.addSitter();
  const as = (agent: string) =>
    school.server.raw(signInParticipant.path, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": agent },
      body: JSON.stringify(school.seatOf(no)),
    });
  assert.is((await as("Mozilla/5.0 Chrome/109")).status, 403);
  assert.is((await as("Mozilla/5.0 exambro 2")).status, 200);
  await set(examSecurityCodes.browsers, "*");
});

test("another password ends the session that the old one opened", async () => {
  const { no, id } = await school.addSitter();
  const token = await school.signIn(no);
  await school.server.ok(resetParticipantPasswords, { ids: [id] });
  assert.is((await sessionOf(token)).status, 401);
});

test("no token outlives a block or another password that comes while it is made", async () => {
  const { no, id } = await school.addSitter();
  const [signed] = await Promise.all([
    call(school.seatOf(no)),
    school.server.ok(resetParticipantPasswords, { ids: [id] }),
  ]);
  if (signed.status === 200) assert.is((await sessionOf(signed.data.token)).status, 401);
  else assert.is(signed.status, 401);
});

test("a participant's token opens nothing of the staff's, and theirs nothing of a participant's", async () => {
  const { no } = await school.addSitter();
  const token = await school.signIn(no);
  assert.is((await school.server.call(listParticipants, {}, { token })).status, 401);
  assert.is((await school.server.call(listOwnExams, {}, { token: school.author })).status, 401);
});

test("signed out, the token is worth nothing", async () => {
  const { no } = await school.addSitter();
  const token = await school.signIn(no);
  await school.server.ok(signOutParticipant, {}, { token });
  assert.is((await sessionOf(token)).status, 401);
  assert.is((await call(school.seatOf(no, "device-b"))).status, 200);
});

test.run();
