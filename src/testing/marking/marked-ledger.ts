// What markers have given, kept apart from console and server: in the end the server must hold the latest mark of each person to each answer.
import { isDeepStrictEqual } from "node:util";
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import type { MarkingAct } from "../../contract/marking/marks.ts";

type Given = { act: string; given: GivenMark };
type UnitKey = { schedule_id: string; question_id: string };

const nameOf = ({ schedule_id: schedule, question_id: question }: UnitKey, code: string) =>
  `${schedule} ${question} ${code}`;

export class MarkedLedger {
  readonly wrong: string[] = [];
  /** Of single answers. */
  held = 0;
  /** By answer, in the order in which they were given. */
  readonly #given = new Map<string, Given[]>();
  readonly #refused = new Set<string>();

  noteAct(unit: UnitKey, act: MarkingAct): void {
    if (act.kind !== "mark") return;
    for (const { code } of act.answers) this.note(unit, code, { act: act.id, given: act.given });
  }

  note(unit: UnitKey, code: string, given: Given): void {
    const name = nameOf(unit, code);
    this.#given.set(name, [...(this.#given.get(name) ?? []), given]);
  }

  /** The server said so, with its reason: the mark before it stands. */
  refuse(act: string): void {
    this.#refused.add(act);
  }

  /** @param mine every answer of the unit that has a mark of the person, as the server shows it to them */
  compare(who: string, unit: UnitKey, mine: readonly MarkingAnswer[]): void {
    const shown = new Map(mine.map((answer) => [nameOf(unit, answer.code), answer]));
    const prefix = nameOf(unit, "");
    for (const [name, all] of this.#given) {
      if (!name.startsWith(prefix)) continue;
      const latest = all.filter(({ act }) => !this.#refused.has(act)).at(-1);
      const mark = shown.get(name)?.marks.find(({ is_own: isOwn }) => isOwn);
      shown.delete(name);
      if (isDeepStrictEqual(latest?.given, mark?.given)) this.held += mark ? 1 : 0;
      else this.wrong.push(`${who} ${name}: ${asText(latest?.given)} → ${asText(mark?.given)}`);
    }
    for (const name of shown.keys()) this.wrong.push(`${who} ${name}: nobody has given it`);
  }
}

const asText = (given: GivenMark | undefined) => JSON.stringify(given) ?? "none";
