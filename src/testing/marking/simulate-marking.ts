// `npm run simulate -- --marking`: two essays of an exam are marked by four people with the console's own code, a part of the answers by two,
// one person without a network for a time. In the end the marks of each person are compared with what the server holds.
import { getMarkingAgreement } from "../../contract/marking/marking-agreement.ts";
import { getMarkingRules, updateMarkingRules } from "../../contract/marking/marking-rules.ts";
import type { MarkingUnit } from "../../contract/marking/marking-units.ts";
import { createChance } from "../random.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { examPatienceMs } from "../simulate/hand-in.ts";
import { startServers, type SimulatedServers } from "../simulate/simulated-servers.ts";
import { bundleConsole, type ConsoleBundle } from "./console-bundle.ts";
import { createJudgedEssays, simulatedEssays, type JudgedEssays } from "./judged-essays.ts";
import { makeMarkedExam, type StaffMarker } from "./marked-exam.ts";
import { markingReport, type MarkingStory } from "./marking-report.ts";
import { bringBack, markInFile, takeOut } from "./offline-marker.ts";
import { keyOf, SimulatedMarker } from "./simulated-marker.ts";

export type MarkingOptions = { participants: number; minutes: number; seed: number };

const names = ["Ratna", "Budi", "Sari", "Joko"];
const rules = { second_percent: 20, near_kkm_points: null, control_percent: 0 } as const;
const tolerancePercent = 10;
/** Answers of one essay that are marked in the file: an hour on a phone, four a minute. */
const inFile = 240;
const shareInFile = 0.24;
/** Of the minutes, how many one is without a network. */
const shareOffline = 0.3;
/** Marks for each answer: the second round, and those who meet at the last ones, less the groups of equal answers. */
const actsPerAnswer = 1.1;
/** A second mark may be wanted of somebody who was done already. */
const mostRounds = 10;

export async function simulateMarking(options: MarkingOptions) {
  const bundle = await bundleConsole();
  const servers = await startServers(1);
  const markers: SimulatedMarker[] = [];
  try {
    const exam = await openExam(servers, options);
    markers.push(...(await openMarkers(exam, bundle, options)));
    return await markingReport(await mark({ markers, exam: exam.id }, options), options);
  } finally {
    for (const { queue } of markers) queue.exit();
    await servers.close();
    await bundle.remove();
  }
}

type Marked = { markers: SimulatedMarker[]; exam: string };

/** With what is known of each answer. */
type JudgedExam = {
  id: string;
  staff: readonly StaffMarker[];
  essays: JudgedEssays;
  address(): string;
};

async function openExam(
  servers: SimulatedServers,
  { participants, seed }: MarkingOptions,
): Promise<JudgedExam> {
  const address = () => servers.addressFor(0);
  const essays = createJudgedEssays(createChance(seed));
  const { exam, markers: staff } = await makeMarkedExam(new ExamLine(address, examPatienceMs), {
    admin: servers.admin,
    participants,
    markers: names,
    essays: simulatedEssays,
    write: essays.write,
  });
  return { id: exam.id, staff, essays, address };
}

async function openMarkers(
  { staff, essays, address }: JudgedExam,
  bundle: ConsoleBundle,
  { participants, minutes, seed }: MarkingOptions,
): Promise<SimulatedMarker[]> {
  const acts = participants * simulatedEssays.length * actsPerAnswer;
  const paceMs = (minutes * 60_000 * names.length) / acts;
  const markers: SimulatedMarker[] = [];
  for (const [at, marker] of staff.entries()) {
    const line = new ExamLine(address);
    line.token = marker.token;
    const { app } = await bundle.openTab(marker, line);
    const chance = createChance(seed * 1_000_003 + at);
    markers.push(new SimulatedMarker(marker, { app, essays, chance, paceMs }));
  }
  return markers;
}

async function mark(
  { markers, exam }: Marked,
  { participants, minutes }: MarkingOptions,
): Promise<MarkingStory> {
  const [first, ...others] = markers as [SimulatedMarker, ...SimulatedMarker[]];
  const units = await first.units(exam);
  for (const unit of units) await wantSecondMarks(first, unit);
  const began = performance.now();
  const count = Math.min(inFile, Math.floor(participants * shareInFile));
  const ms = minutes * 60_000 * shareOffline;
  const taken = await takeOut(first, units[0]!);
  const away = markInFile(first, units[0]!, taken, { count, ms }).then((file) =>
    bringBack(first, units[0]!, file),
  );
  const back = away.then(() => markUnits(first, units));
  await Promise.all([back, ...others.map((marker) => markUnits(marker, units))]);
  await markWhatCame(markers, exam);
  const markedMs = performance.now() - began;
  const decided = await decide(markers, units);
  return {
    markers,
    units: await first.units(exam),
    takenOut: taken.answers,
    broughtBack: await away,
    markedMs,
    decided,
    agreement: await Promise.all(
      units.map((unit) => first.place.app.call(getMarkingAgreement, keyOf(unit))),
    ),
  };
}

async function wantSecondMarks({ place }: SimulatedMarker, unit: MarkingUnit): Promise<void> {
  const { version } = await place.app.call(getMarkingRules, keyOf(unit));
  const changed = { ...rules, tolerance_percent: tolerancePercent, version };
  await place.app.call(updateMarkingRules, { ...keyOf(unit), ...changed });
}

async function markUnits(marker: SimulatedMarker, units: readonly MarkingUnit[]): Promise<void> {
  for (const unit of units) await marker.markAll(unit);
}

/** Until nobody can mark anything more. */
async function markWhatCame(markers: readonly SimulatedMarker[], exam: string): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const left = await Promise.all(
      markers.map(async (marker) => {
        const open = (await marker.units(exam)).filter(({ mine }) => mine > 0);
        await markUnits(marker, open);
        return open.length;
      }),
    );
    if (left.every((count) => count === 0)) return;
  }
  throw new Error(`After ${mostRounds} rounds there is still something to mark.`);
}

/** All at the same time, so that two of them meet at one answer. Returns how many decisions were begun. */
async function decide(
  markers: readonly SimulatedMarker[],
  units: readonly MarkingUnit[],
): Promise<number> {
  let decided = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = decided;
    for (const unit of units) {
      const counts = await Promise.all(markers.map((marker) => marker.decideAll(unit)));
      decided += counts.reduce((total, count) => total + count, 0);
    }
    if (decided === before) return decided;
  }
  throw new Error(`After ${mostRounds} rounds there is still something to decide.`);
}
