// Each incident is timed from when it could be seen until the participant goes on, with what the hand has pressed meanwhile.
import { setTimeout as pause } from "node:timers/promises";
import { screenshot } from "../browser/console-page.ts";
import { neededOn } from "./exam-day-boards.ts";
import type { Occurrence } from "./exam-day-plan.ts";
import type { HandName, Hand } from "./hand.ts";
import type { ExamDay, Happening } from "./incident.ts";

/** Seconds: until it could be seen, by the hand, and until the participant went on; null: never. */
export type Mended = {
  name: string;
  hand: HandName;
  keys: number;
  clicks: number;
  taps: number;
  seenAfter: number;
  byHand: number;
  untilOver: number | null;
  why: string;
};

/** Whoever has not mended it by then does not know how. */
const seenWithinMs = 120_000;
const overWithinMs = 240_000;
const boardScreen = { link: "Monitor peserta", typed: "Monitor peserta" };

/** All of them happen, then each is mended; over may be one while the next is mended. */
export async function mendAll(day: ExamDay, occurrences: readonly Occurrence[]): Promise<Mended[]> {
  const happened: { occurrence: Occurrence; happening: Happening | Error; at: number }[] = [];
  for (const occurrence of occurrences) {
    const { incident, hand } = occurrence;
    const at = performance.now();
    const happening = await incident.happen(day, hand).catch((error: unknown) => error as Error);
    happened.push({ occurrence, happening, at });
  }
  const ends: Promise<Mended>[] = [];
  for (const { occurrence, happening, at } of happened) {
    const one = new Mending(occurrence, at);
    await one.mend(happening);
    ends.push(one.end(happening));
  }
  return Promise.all(ends);
}

class Mending {
  readonly #name: string;
  readonly #hand: Hand;
  readonly #happened: number;
  readonly #before: Pick<Mended, "keys" | "clicks" | "taps">;
  #began: number;
  #mended: Mended;

  constructor({ incident, hand }: Occurrence, happened: number) {
    this.#name = incident.name;
    this.#hand = hand;
    this.#happened = happened;
    const { keys, clicks, taps } = hand;
    this.#before = { keys, clicks, taps };
    this.#began = happened;
    this.#mended = this.#outcome("");
  }

  async mend(happening: Happening | Error): Promise<void> {
    const { page } = this.#hand;
    try {
      if (happening instanceof Error) throw happening;
      await happening.seen?.first().waitFor({ timeout: seenWithinMs });
      this.#began = performance.now();
      await this.#show("seen");
      await happening.mend();
      this.#mended = this.#outcome("");
      await this.#show("mended");
    } catch (error) {
      await this.#show("stuck");
      this.#mended = this.#outcome(String(error));
      await page.keyboard.press("Escape");
    }
    await this.#backToBoard();
  }

  async end(happening: Happening | Error): Promise<Mended> {
    const mended = this.#mended;
    if (mended.why !== "" || happening instanceof Error) return mended;
    try {
      while (!(await happening.isOver())) {
        if (performance.now() - this.#began > overWithinMs) {
          return { ...mended, why: "it went on" };
        }
        await pause(200);
      }
    } catch (error) {
      return { ...mended, why: String(error) };
    }
    return { ...mended, untilOver: (performance.now() - this.#began) / 1_000 };
  }

  #outcome(why: string): Mended {
    const { keys, clicks, taps, name: hand } = this.#hand;
    return {
      name: this.#name,
      hand,
      keys: keys - this.#before.keys,
      clicks: clicks - this.#before.clicks,
      taps: taps - this.#before.taps,
      seenAfter: (this.#began - this.#happened) / 1_000,
      byHand: (performance.now() - this.#began) / 1_000,
      untilOver: null,
      why,
    };
  }

  #show(what: string): Promise<void> {
    return screenshot(this.#hand.page, `exam day, ${this.#name}, ${this.#hand.name}, ${what}`);
  }

  async #backToBoard(): Promise<void> {
    const needed = neededOn(this.#hand.page);
    if (await needed.isVisible()) return;
    await this.#hand.goTo(boardScreen);
    await this.#hand.read(needed);
  }
}
