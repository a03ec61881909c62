// Kills the server while four people mark by the console's own queue, and now and then the browser of one of them: every mark must be there in
// the end, once and in the order in which the person gave it, and whatever was confirmed must be there after each start.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listMarkedAnswers } from "../../contract/marking/marking-answers.ts";
import { listMarkingUnits } from "../../contract/marking/marking-units.ts";
import { bundleConsole, type ConsoleBundle } from "../marking/console-bundle.ts";
import { makeMarkedExam, type StaffMarker } from "../marking/marked-exam.ts";
import { examPatienceMs } from "../simulate/hand-in.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import type { Campaign } from "./campaign.ts";
import { missingMarks, QueueMarker, wrongMarks } from "./queue-marker.ts";
import { ServerProcess } from "./server-process.ts";

const names = ["Ratna", "Budi", "Sari", "Joko"];
const participants = 12;
const confirmedMs = 20_000;
const drainMs = 120_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const killedMarking: Campaign = {
  name: "a server that dies while four people are marking",
  async run({ count, chance, program }) {
    const root = await mkdtemp(join(tmpdir(), "exo-marking-"));
    await chmod(root, 0o755);
    const start = { program, data: join(root, "data") };
    const bundle = await bundleConsole();
    let server = new ServerProcess(start);
    const address = () => server.address;
    let people: QueueMarker[] = [];
    const faults: string[] = [];
    try {
      await server.ready();
      if (server.postgresPid === null) return { skipped: "PostgreSQL cannot run here" };
      people = await openMarkers(server, bundle, address);
      for (const person of people) person.begin(chance);
      for (let kill = 1; kill <= count; kill += 1) {
        // Otherwise most kills come while the first call is still at work.
        if (chance.is(0.7)) await untilConfirmed(people);
        await wait(100 + chance.part() * 900);
        await (chance.is(0.5) ? server.kill() : server.killAll());
        if (chance.is(0.3)) await chance.pick(people).crashBrowser();
        server = new ServerProcess(start);
        const problem = await server.startProblem();
        if (problem) return { done: `${kill} kills`, faults: [`kill ${kill}: ${problem}`] };
        for (const person of people) person.lineIsBack();
        const missing = await missingMarks(server, people);
        if (missing.length > 0) faults.push(`kill ${kill}: ${missing.length} confirmed are gone`);
      }
      for (const person of people) await person.end(drainMs);
      faults.push(...(await wrongMarks(server, people)));
      return { done: `${count} kills, ${summaryOf(people)}`, faults };
    } finally {
      for (const person of people) person.stop();
      await server.killAll();
      await bundle.remove();
      await rm(root, { recursive: true, force: true });
    }
  },
};

/** Until something has been confirmed since, or for want of patience. */
async function untilConfirmed(people: readonly QueueMarker[]): Promise<void> {
  const count = () => sumOf(people, ({ confirmed }) => confirmed.size);
  const [before, until] = [count(), performance.now() + confirmedMs];
  while (count() === before && performance.now() < until) await wait(10);
}

function sumOf(people: readonly QueueMarker[], of: (person: QueueMarker) => number): number {
  return people.reduce((total, person) => total + of(person), 0);
}

function summaryOf(people: readonly QueueMarker[]): string {
  const given = sumOf(people, (one) => one.given.length);
  const confirmed = sumOf(people, (one) => one.confirmed.size);
  const lost = sumOf(people, (one) => one.lostBrowsers);
  return `${given} marks, ${confirmed} of them confirmed to a browser that was there, ${lost} browsers lost`;
}

async function openMarkers(
  server: ServerProcess,
  bundle: ConsoleBundle,
  address: () => string,
): Promise<QueueMarker[]> {
  const [email = "", password = ""] = [...server.accounts()][0] ?? [];
  const line = new ExamLine(address, examPatienceMs);
  const { exam, markers } = await makeMarkedExam(line, {
    admin: { email, password },
    participants,
    markers: names,
    essays: [{ stem: "<p>Mengapa sungai meluap?</p>", rubric: [] }],
    write: (participant) => `<p>Karena hujan turun ${participant + 1} hari.</p>`,
  });
  const open = async (marker: StaffMarker, place: number) => {
    const own = new ExamLine(address);
    own.token = marker.token;
    const { items } = await own.ok(listMarkingUnits, { schedule_id: exam.id });
    const { schedule_id, question_id } = items[0]!;
    const unit = { schedule_id, question_id };
    const { items: all } = await own.ok(listMarkedAnswers, { ...unit, view: "all" });
    // Answers of their own: where marks differ, a third person decides and further ones are refused.
    const ordered = [...all].sort((one, other) => one.code.localeCompare(other.code));
    const answers = ordered.filter((_answer, at) => at % markers.length === place);
    const person = new QueueMarker(marker, { unit, answers, bundle, line: own });
    await person.openBrowser();
    return person;
  };
  return Promise.all(markers.map(open));
}
