// What a simulated marking came to, and whether the server holds what each person gave.
import type { MarkingAgreement } from "../../contract/marking/marking-agreement.ts";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import type { MarkingUnit } from "../../contract/marking/marking-units.ts";
import type { BroughtBack } from "./offline-marker.ts";
import { keyOf, type SimulatedMarker } from "./simulated-marker.ts";

export type MarkingStory = {
  markers: readonly SimulatedMarker[];
  /** As they are in the end. */
  units: readonly MarkingUnit[];
  takenOut: number;
  broughtBack: BroughtBack;
  /** Until nothing was left but what had to be decided. */
  markedMs: number;
  decided: number;
  /** Of each unit. */
  agreement: readonly MarkingAgreement[];
};

const maxShown = 20;
const minutesOf = (ms: number) => ms / 60_000;
const percentOf = (part: number, whole: number) =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(0)} %`;

export async function markingReport(
  story: MarkingStory,
  { participants, seed }: { participants: number; seed: number },
) {
  const { markers, units } = story;
  for (const marker of markers) {
    for (const unit of units) {
      const mine = await marker.answers(unit, "mine");
      marker.ledger.compare(marker.marker.user.name, keyOf(unit), mine);
    }
  }
  const wrong = markers.flatMap(({ ledger }) => ledger.wrong);
  const held = markers.reduce((total, { ledger }) => total + ledger.held, 0);
  const open = units.reduce((total, one) => total + one.total - one.settled, 0);
  const missing = units.reduce((total, one) => total + participants - one.total, 0);
  const isWhole = wrong.length === 0 && open === 0 && missing === 0;
  const settled = await Promise.all(units.map((unit) => markers[0]!.answers(unit, "settled")));
  const lines = [
    `${participants} participants, ${units.length} essays, ${markers.length} markers, seed ${seed}: ${minutesOf(story.markedMs).toFixed(1)} minutes, ${rateOf(story)} answers marked a minute`,
    ...markers.map(markerLine),
    offlineLine(story),
    ...units.flatMap((unit, at) => unitLines(unit, settled[at]!, story.agreement[at]!)),
    `${story.decided} decisions begun${refusalText(markers)}`,
    ...wrong.slice(0, maxShown).map((one) => `✘ ${one}`),
    `${held} marks held as they were given, ${wrong.length} wrong, ${open} of ${units.length * participants} answers open, ${missing} missing`,
    isWhole ? "all marks are sound" : "not sound",
  ];
  return { isWhole, isSound: isWhole, lines };
}

function rateOf({ units, markedMs }: MarkingStory): string {
  const marks = units.flatMap(({ markers }) => markers.map(({ count }) => count));
  const total = marks.reduce((sum, count) => sum + count, 0);
  return (total / minutesOf(markedMs)).toFixed(0);
}

function markerLine({ marker, acts, workingMs, ledger }: SimulatedMarker): string {
  const rate = (ledger.held / minutesOf(workingMs)).toFixed(0);
  const told = `${ledger.held} answers by ${acts} marks in ${minutesOf(workingMs).toFixed(1)} minutes`;
  return `  ${marker.user.name.padEnd(8)} ${told}, ${rate} a minute`;
}

function offlineLine({ markers, takenOut, broughtBack }: MarkingStory): string {
  const { fresh, others, plans, stored, refused } = broughtBack;
  const name = markers[0]!.marker.user.name;
  return `  ${name} took ${takenOut} answers out and brought ${stored} marks back: ${fresh} of answers that nobody or one other had marked, ${others} beside marks that stood already, ${refused} refused; the plan was shown ${plans} times`;
}

function unitLines(
  { excerpt, total }: MarkingUnit,
  answers: readonly MarkingAnswer[],
  { pairs }: MarkingAgreement,
): string[] {
  const marksOf = ({ marks }: MarkingAnswer) => marks.filter((one) => !one.is_decision);
  const isDecided = ({ marks }: MarkingAnswer) => marks.some((one) => one.is_decision);
  const several = answers.filter((one) => marksOf(one).length > 1);
  const isOwn = (one: MarkingAnswer) =>
    one.marks.some(
      ({ is_decision: is, marker }) => is && marksOf(one).some((o) => o.marker === marker),
    );
  const decided = several.filter(isDecided);
  return [
    `  ${excerpt}`,
    `    ${answers.length} of ${total} settled: ${answers.length - several.length} by one mark, ${several.length - decided.length} by marks that agree, ${decided.length} decided (${decided.filter(isOwn).length} by one of the two)`,
    ...pairs.map(({ one, other, n, exact, within, mean_difference: mean, kappa }) => {
      const agreed = `${n} pairs, ${percentOf(exact, n)} equal, ${percentOf(within, n)} within the tolerance`;
      const kappaText = kappa === null ? "" : `, kappa ${kappa.toFixed(2)}`;
      return `    ${one.nama} and ${other.nama}: ${agreed}, mean difference ${(mean ?? 0).toFixed(1)}${kappaText}`;
    }),
  ];
}

function refusalText(markers: readonly SimulatedMarker[]): string {
  const reasons = markers.flatMap(({ refusals }) => refusals);
  const [first] = reasons;
  return first === undefined ? ", none refused" : `, ${reasons.length} refused: ${first}`;
}
