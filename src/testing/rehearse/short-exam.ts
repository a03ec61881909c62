// A second exam of a few participants, whose time is over a minute after they have begun.
import { releaseToken } from "../../contract/exams/exam-tokens.ts";
import { changeScheduleParticipants } from "../../contract/exams/schedule-participants.ts";
import { createSchedule } from "../../contract/exams/schedules.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { ownZone } from "../../exam-server/http/server-time.ts";
import { scheduleFields } from "../exams/test-schedule-input.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { activate } from "../simulate/simulated-exam.ts";
import type { ExamDaySchool } from "./exam-day-school.ts";
import { Pupil } from "./exam-day-pupil.ts";

const openMinutes = 30;

/** Everybody at work in it, with one answer saved. */
export async function beginShortExam(line: ExamLine, school: ExamDaySchool): Promise<Pupil[]> {
  const { id } = await line.ok(createSchedule, {
    ...scheduleFields(`${school.alias} susulan`, {
      ...wallTimeOf(Date.now(), ownZone()),
      lama: 1,
      tutup: openMinutes,
      participant_mode: "SP",
      bank_ids: [school.bank],
    }),
  });
  const changes = school.shortSitters.map((person) => ({ id: person.id, named: true }));
  await line.ok(changeScheduleParticipants, { id, changes });
  await activate(line, id);
  const { scopes } = await line.ok(releaseToken, { scope: "schedule", id });
  const token = scopes.find((one) => one.id === id)!.token!.value;
  const pupils = school.shortSitters.map(
    (person) => new Pupil(new ExamLine(() => line.address), id, person),
  );
  for (const pupil of pupils) {
    await pupil.signIn();
    await pupil.begin(token);
    if (!(await pupil.answer())) throw new Error(`${pupil.no} is not at work`);
  }
  return pupils;
}
