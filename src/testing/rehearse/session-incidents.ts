// Sessions on the same day: the second one opens by itself, and nobody of a later one is missed or given time meanwhile.
import { setTimeout as pause } from "node:timers/promises";
import { getBoard } from "../../contract/exams/board/boards.ts";
import { readBoard } from "../../domain/exams/sittings/live-board.ts";
import { sittingRowState } from "../../domain/exams/sittings/sitting-row-state.ts";
import type { ExamDay, Incident } from "./incident.ts";

const secondSession = 2;
const everyMs = 1_000;
/** After its hour everybody comes within that time. */
const comeWithinMs = 30_000;

export const sessionBegins: Incident = {
  name: "second session",
  async happen(day, hand) {
    const { crowd, school, line } = day;
    const wrongedBefore = await wrongedBy(day);
    // While the first session can be entered, the second one opens at its hour and not ten minutes before.
    while ((await openSessionOf(day)) !== secondSession) await pause(everyMs);
    const token = await day.tokenOnTheWall();
    for (const pupil of crowd.second) {
      if (!(await pupil.signIn()) || !(await pupil.wait(token))) {
        throw new Error(`${pupil.no} does not come into the waiting room`);
      }
    }
    const wronged = [...new Set([...wrongedBefore, ...(await wrongedBy(day))])];
    if (wronged.length > 0) throw new Error(`not of this session: ${wronged.join(", ")}`);
    await pause(Math.max(0, school.secondAt - Date.now()));
    // Whoever comes at the hour reads what is on the wall then.
    await day.tokenOnTheWall();
    const hour = Date.now();
    const list = hand.page.getByLabel("Sesi", { exact: true });
    return {
      seen: null,
      async mend() {
        await hand.choose(list, `Sesi ${secondSession}`);
        await hand.read(hand.page.getByText(crowd.second[0]!.no).first());
        await hand.choose(list, "Semua");
      },
      async isOver() {
        if (Date.now() - hour < comeWithinMs) return false;
        for (const pupil of crowd.second) {
          if (!pupil.isWellAtWork && !(await pupil.start())) return false;
          if (!(await pupil.answer())) return false;
        }
        const { rows } = readBoard(await line.okAgain(getBoard, { id: school.id }));
        const own = rows.filter(({ sesi }) => sesi === secondSession);
        return crowd.isSecondAtWork && own.every(({ status }) => status === 3 || status === 1);
      },
    };
  },
};

async function openSessionOf({ line, school }: ExamDay): Promise<number> {
  return (await line.okAgain(getBoard, { id: school.id })).head.opening.sesi;
}

/** Of later sessions: who is missed or works before its hour, was given time, or counts as somebody without a line. */
async function wrongedBy({ line, school }: ExamDay): Promise<string[]> {
  const isBefore = Date.now() < school.secondAt;
  const { rows } = readBoard(await line.okAgain(getBoard, { id: school.id }));
  const calm = ["later", "signed-in", "ready", ...(isBefore ? [] : ["absent", "working"])];
  return rows
    .filter(({ sesi }) => sesi !== 1)
    .filter((row) => row.extra_seconds > 0 || !calm.includes(sittingRowState(row, Date.now())))
    .map(
      (row) =>
        `${row.no_ujian} (${sittingRowState(row, Date.now())}, ${row.extra_seconds} s added)`,
    );
}
