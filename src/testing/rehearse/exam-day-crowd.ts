// Everybody in the rooms: those whom nothing is planned for sit as simulated participants do, and the first three of some rooms
// wait for what the day has in store.
import { ExamLine } from "../simulate/exam-line.ts";
import { HeldAnswers } from "../simulate/held-answers.ts";
import { Ledger } from "../simulate/ledger.ts";
import type { SimulatedPerson } from "../simulate/simulated-exam.ts";
import { SimulatedParticipant } from "../simulate/simulated-participant.ts";
import { secondSessionRoom, type ExamDaySchool } from "./exam-day-school.ts";
import type { ExamDayOptions } from "./rehearse.ts";
import { Pupil } from "./exam-day-pupil.ts";
import type { Hand } from "./hand.ts";

const arrivalMs = 60_000;
/** Those of the second session hand in after about a minute. */
const secondSessionMs = 90_000;
const pupilsPerRoom = 3;
/** Those of the operator: where no proctor is, the power stays on, and everybody sits in the first session. */
const operatorRooms = [4, 5, 7, 8, 9];
const proctorRooms = [0, 1];
const pupilRooms = [...operatorRooms, ...proctorRooms, secondSessionRoom];
const pupilsIn = (room: number): number => (pupilRooms.includes(room) ? pupilsPerRoom : 0);
type Sitter = { line: ExamLine; sitter: SimulatedParticipant };

export class Crowd {
  readonly ledger = new Ledger();
  readonly strays: Pupil[];
  /** Of the second session: they wait in the waiting room. */
  readonly second: readonly Pupil[];
  readonly #pupils: readonly (readonly Pupil[])[];
  readonly #rooms: readonly (readonly Sitter[])[];
  readonly #waiting: Pupil[];
  readonly #absent: Pupil[];
  readonly #sitting: Promise<unknown>;
  readonly #exam: string;

  constructor(school: ExamDaySchool, address: () => string, options: ExamDayOptions) {
    this.#exam = school.id;
    const pupilOf = (person: SimulatedPerson) =>
      new Pupil(new ExamLine(address), school.id, person);
    this.strays = school.strays.map(pupilOf);
    this.#pupils = school.rooms.map(({ people }, room) =>
      people.slice(0, pupilsIn(room)).map(pupilOf),
    );
    this.second = this.#pupils[secondSessionRoom]!;
    const ofOperator = [0, 1, 2].flatMap((seat) =>
      operatorRooms.map((room) => this.#pupils[room]![seat]!),
    );
    this.#absent = [...ofOperator.splice(0, 4), this.#pupils[0]![0]!];
    this.#waiting = [...ofOperator, ...this.#pupils[0]!.slice(1), ...this.#pupils[1]!];
    this.#rooms = school.rooms.map(({ people }, room) =>
      people
        .slice(pupilsIn(room))
        .filter((person) => !school.strays.includes(person))
        .map((person, seat) => {
          const seed = options.seed * 1_000_003 + room * 1_000 + seat;
          return this.#sitterOf(person, { ...options, school, address, room, seed });
        }),
    );
    this.#sitting = Promise.all(this.#sitters.map((sitter) => sitter.sit()));
  }

  #sitterOf(person: SimulatedPerson, { school, address, room, seed, minutes }: SitterPlan): Sitter {
    const line = new ExamLine(address);
    const isSecond = room === secondSessionRoom;
    const place = {
      line,
      exam: school,
      ledger: this.ledger,
      staff: null,
      totalMs: isSecond ? secondSessionMs : minutes * 60_000,
      arrivalMs: isSecond ? arrivalMs / 3 : arrivalMs,
      ...(isSecond && { comesAt: school.secondAt }),
    };
    return { line, sitter: new SimulatedParticipant(person, { ...place, seed }) };
  }

  /** Those who are there from the beginning. */
  async arrive(token: string): Promise<void> {
    for (const pupil of this.#waiting) {
      await pupil.signIn();
      await pupil.begin(token);
    }
  }

  /** Somebody at work whom nothing has happened to: in the proctor's room, or in one that no proctor has. */
  take(hand: Hand): Pupil {
    return this.#takeFrom(this.#waiting, hand);
  }

  /** Somebody who has not come yet. */
  takeAbsent(hand: Hand): Pupil {
    return this.#takeFrom(this.#absent, hand);
  }

  #takeFrom(pupils: Pupil[], { room }: Hand): Pupil {
    const rooms = room === null ? operatorRooms : [room];
    const isThere = (pupil: Pupil) => rooms.some((one) => this.#pupils[one]!.includes(pupil));
    const at = pupils.findIndex(isThere);
    if (at === -1) throw new Error("Nobody is left whom something could happen to");
    return pupils.splice(at, 1)[0]!;
  }

  cutRoom(room: number, isCut: boolean): void {
    for (const { line } of this.#rooms[room]!) line.isCut = isCut;
    for (const pupil of this.#pupils[room]!) pupil.isCut = isCut;
  }

  /** Most of the simulated ones in the room. */
  mostOf(room: number): number {
    return Math.ceil(this.#rooms[room]!.length * 0.8);
  }

  /**
   * Answers whether all of the room who are at work now and later, and have a line, have so many seconds more on their devices than now.
   * Whoever begins after it has lost nothing.
   */
  expectTime(room: number, seconds: number): () => boolean {
    const atWork = this.#rooms[room]!.filter(({ sitter }) => sitter.isSitting);
    const before = new Map(atWork.map((one) => [one, one.sitter.extraSeconds]));
    return () =>
      [...before].every(
        ([{ sitter, line }, extra]) =>
          !sitter.isSitting || line.isCut || sitter.extraSeconds >= extra + seconds,
      );
  }

  /** All simulated ones of the second session. */
  get isSecondAtWork(): boolean {
    return this.#rooms[secondSessionRoom]!.every(
      ({ sitter }) => sitter.isSitting || sitter.outcome !== "refused",
    );
  }

  /** Once all have ended: who was refused, with the reason. `staff` may see results. */
  async end(staff: ExamLine): Promise<string[]> {
    await this.#sitting;
    for (const pupil of [...this.#pupils.flat(), ...this.strays]) await pupil.goHome();
    const answers = new HeldAnswers(staff, this.#exam);
    for (const sitter of this.#sitters) await sitter.check(answers);
    return this.#sitters.filter(({ outcome }) => outcome === "refused").map(({ reason }) => reason);
  }

  get #sitters(): SimulatedParticipant[] {
    return this.#rooms.flat().map(({ sitter }) => sitter);
  }
}

type SitterPlan = Pick<ExamDayOptions, "minutes"> & {
  school: ExamDaySchool;
  address: () => string;
  room: number;
  seed: number;
};
