// Everybody in the rooms: those whom nothing is planned for sit as simulated participants do, and of each room one waits for
// what the day has in store.
import { ExamLine } from "../simulate/exam-line.ts";
import { HeldAnswers } from "../simulate/held-answers.ts";
import { Ledger } from "../simulate/ledger.ts";
import { SimulatedParticipant } from "../simulate/simulated-participant.ts";
import type { ExamDaySchool } from "./exam-day-school.ts";
import type { ExamDayOptions } from "./rehearse.ts";
import { Pupil } from "./exam-day-pupil.ts";

const arrivalMs = 60_000;
type Sitter = { line: ExamLine; sitter: SimulatedParticipant };

export class Crowd {
  readonly ledger = new Ledger();
  /** By room. */
  readonly pupils: readonly Pupil[];
  readonly stray: Pupil;
  readonly #rooms: readonly (readonly Sitter[])[];
  readonly #sitting: Promise<unknown>;
  readonly #exam: string;

  constructor(school: ExamDaySchool, address: () => string, { minutes, seed }: ExamDayOptions) {
    this.#exam = school.id;
    const totalMs = minutes * 60_000;
    const pupilOf = (person: ExamDaySchool["stray"]) =>
      new Pupil(new ExamLine(address), school.id, person);
    this.stray = pupilOf(school.stray);
    this.pupils = school.rooms.map(({ people: [first] }) => pupilOf(first!));
    this.#rooms = school.rooms.map(({ people }, room) =>
      people
        .slice(1)
        .filter((person) => person !== school.stray)
        .map((person, seat) => {
          const line = new ExamLine(address);
          const place = {
            line,
            exam: school,
            ledger: this.ledger,
            staff: null,
            totalMs,
            arrivalMs,
          };
          const own = seed * 1_000_003 + room * 1_000 + seat;
          return { line, sitter: new SimulatedParticipant(person, { ...place, seed: own }) };
        }),
    );
    this.#sitting = Promise.all(this.#sitters.map((sitter) => sitter.sit()));
  }

  cutRoom(room: number, isCut: boolean): void {
    for (const { line } of this.#rooms[room]!) line.isCut = isCut;
    this.pupils[room]!.isCut = isCut;
  }

  /** Whether all of the room who are at work, and have a line, have so many seconds more on their devices. */
  hasTime(room: number, seconds: number): boolean {
    return this.#rooms[room]!.every(
      ({ sitter, line }) => !sitter.isSitting || line.isCut || sitter.extraSeconds >= seconds,
    );
  }

  /** Once all have ended: who was refused, with the reason. `staff` may see results. */
  async end(staff: ExamLine): Promise<string[]> {
    await this.#sitting;
    for (const pupil of [...this.pupils, this.stray]) await pupil.goHome();
    const answers = new HeldAnswers(staff, this.#exam);
    for (const sitter of this.#sitters) await sitter.check(answers);
    return this.#sitters.filter(({ outcome }) => outcome === "refused").map(({ reason }) => reason);
  }

  get #sitters(): SimulatedParticipant[] {
    return this.#rooms.flat().map(({ sitter }) => sitter);
  }
}
