import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { openSittingSchool } from "../../testing/exams/sitting-school.ts";
import { allEndpoints } from "../endpoints/all-endpoints.ts";
import { listOwnMessages } from "./own-chat.ts";
import { listOwnExams, openSitting, startSitting } from "./own-exams.ts";
import { awaitNews } from "./own-news.ts";
import {
  beat,
  finishSitting,
  getOwnResult,
  getOwnSitting,
  reportScreen,
  saveAnswers,
} from "./own-sitting.ts";
import { askForReset, getOwnSession, signInParticipant } from "./participant-session.ts";
import { participantPaths } from "./refusal-causes.ts";
import { reportPlay } from "./sound-plays.ts";
import { serverTimeField } from "./server-time-field.ts";

const test = suite("server_time in answers to participants");

test("it has one form in every answer, and is the instant of the call", async () => {
  const school = await openSittingSchool();
  const { server } = school;
  const id = await school.addExam("waktu");
  const { no } = await school.addSitter();
  const seat = school.seatOf(no);
  const { token, participant } = await server.ok(signInParticipant, seat, { token: null });
  const answers = [{ question_id: "x", seq: 1, answer: null, doubt: false }];
  const as = { token };
  const before = [
    participant,
    await server.ok(askForReset, seat, { token: null }),
    await server.ok(getOwnSession, {}, as),
    await server.ok(listOwnExams, {}, as),
    await server.ok(openSitting, { id }, as),
    await server.ok(startSitting, { id }, as),
  ];
  const sitting = await server.ok(getOwnSitting, { id }, as);
  const { id: sound } = sitting.questions.find(({ audio }) => audio !== null)!;
  const answered = [
    ...before,
    sitting,
    await server.ok(saveAnswers, { id, answers }, as),
    await server.ok(reportScreen, { id, event_id: "e", kind: "return" }, as),
    await server.ok(beat, { id }, as),
    await server.ok(awaitNews, { id }, as),
    await server.ok(reportPlay, { id, play_id: "p", owner: "question", owner_id: sound }, as),
    await server.ok(listOwnMessages, { id }, as),
    await server.ok(finishSitting, { id }, as),
    await server.ok(getOwnResult, { id }, as),
  ];
  for (const { server_time: time } of answered) {
    assert.ok(v.is(serverTimeField, time), time);
    assert.is(Date.parse(time), server.now.getTime());
  }
  await school.close();
});

test("only answers without a state have none", () => {
  const without = Object.entries(allEndpoints).flatMap(([name, { path, output }]) => {
    const { entries = {} } = output as { entries?: Record<string, unknown> };
    const hasTime = entries["server_time"] === serverTimeField || "participant" in entries;
    return path.startsWith(participantPaths) && !hasTime ? [name] : [];
  });
  // A message has a time of its own; the others answer null or bytes.
  const expected = [
    "getOwnAttachment",
    "signOutParticipant",
    "readOwnMessages",
    "answerStaff",
    "getOwnMessagePicture",
  ];
  assert.equal(without.sort(), expected.sort());
});

test.run();
