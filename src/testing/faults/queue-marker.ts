// Somebody who marks without a pause by the console's queue. Each mark has the number of its turn in it, so that its place among the stored ones
// can be checked.
import { randomUUID } from "node:crypto";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import type { ConsoleBundle, MarkerTab } from "../marking/console-bundle.ts";
import type { StaffMarker } from "../marking/marked-exam.ts";
import type { Chance } from "../random.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { ServerProcess } from "./server-process.ts";

type Queue = ReturnType<MarkerTab["app"]["createMarkQueueModel"]>;
type Place = {
  unit: { schedule_id: string; question_id: string };
  answers: readonly MarkingAnswer[];
  bundle: ConsoleBundle;
  line: ExamLine;
};

const mostMarks = 1_000_000;
const mostRestMs = 30;
/** More than one call takes. Whoever sees so many wait waits too. */
const mostWaiting = 120;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class QueueMarker {
  readonly marker: StaffMarker;
  /** Ids of acts, in their order. */
  readonly given: string[] = [];
  readonly confirmed = new Set<string>();
  readonly refusals: string[] = [];
  lostBrowsers = 0;
  readonly #place: Place;
  #tab: MarkerTab | null = null;
  #queue: Queue | null = null;
  #isMarking = false;

  constructor(marker: StaffMarker, place: Place) {
    this.marker = marker;
    this.#place = place;
  }

  async openBrowser(): Promise<void> {
    const { bundle, line } = this.#place;
    this.#tab = await bundle.openTab(this.marker, line);
    this.#queue = this.#tab.app.createMarkQueueModel(this.marker.user.id);
    this.#queue.listen((_unit, { results }) => {
      for (const { id, outcome, reason } of results) {
        if (outcome === "stored") this.confirmed.add(id);
        else this.refusals.push(reason);
      }
    });
  }

  /** What waits is there when it is opened again. */
  async crashBrowser(): Promise<void> {
    this.lostBrowsers += 1;
    this.#tab?.crash();
    this.#queue?.exit();
    this.#queue = null;
    await this.openBrowser();
  }

  /** Until `end` or `stop`, with the server or without it. */
  begin(chance: Chance): void {
    this.#isMarking = true;
    const goOn = async () => {
      while (this.#isMarking) {
        if (this.waiting < mostWaiting) this.#mark(chance.pick(this.#place.answers));
        await wait(chance.part() * mostRestMs);
      }
    };
    void goOn();
  }

  get waiting(): number {
    return this.#queue?.$waiting.get() ?? mostWaiting;
  }

  #mark({ code, seq }: MarkingAnswer): void {
    const id = randomUUID();
    this.given.push(id);
    this.#queue?.add(this.#place.unit, {
      kind: "mark",
      id,
      answers: [{ code, seq }],
      is_decision: false,
      given: { whole: `${this.given.length}/${mostMarks}` },
      comment: "",
    });
  }

  /** The console tries at once when its line is connected again. */
  lineIsBack(): void {
    this.#queue?.send();
  }

  /** Nothing more is given; what waits is sent. */
  async end(patienceMs: number): Promise<void> {
    this.#isMarking = false;
    const until = performance.now() + patienceMs;
    while (this.waiting > 0 && performance.now() < until) await wait(50);
  }

  stop(): void {
    this.#isMarking = false;
    this.#queue?.exit();
  }
}

type StoredMark = { act_id: string; marker_id: string; whole: string };

async function ask<Row extends object>(
  server: ServerProcess,
  query: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const database = await server.openDatabase();
  try {
    return (await database.query<Row>(query, [...values])).rows;
  } finally {
    await database.end();
  }
}

/** Acts that were confirmed to somebody and are not stored. */
export async function missingMarks(
  server: ServerProcess,
  people: readonly QueueMarker[],
): Promise<string[]> {
  const confirmed = people.flatMap((person) => [...person.confirmed]);
  const rows = await ask<{ act_id: string }>(
    server,
    "select act_id from marks where act_id = any($1)",
    [confirmed],
  );
  const stored = new Set(rows.map(({ act_id: id }) => id));
  return confirmed.filter((id) => !stored.has(id));
}

/** What is wrong with the stored marks in the end, in words. */
export async function wrongMarks(
  server: ServerProcess,
  people: readonly QueueMarker[],
): Promise<string[]> {
  const rows = await ask<StoredMark>(
    server,
    "select act_id, marker_id, given ->> 'whole' as whole from marks order by seq",
  );
  return people.flatMap(({ marker, given, refusals }) => {
    const { id, name } = marker.user;
    const own = rows.filter(({ marker_id: of }) => of === id);
    const stored = new Set(own.map(({ act_id: act }) => act));
    const lost = given.filter((act) => !stored.has(act)).length;
    const turns = own.map(({ whole }) => Number(whole.split("/")[0]));
    const isOrdered = turns.every((turn, at) => at === 0 || turn > turns[at - 1]!);
    return [
      ...(lost > 0 ? [`${name}: ${lost} marks are not stored`] : []),
      ...(own.length > stored.size ? [`${name}: ${own.length - stored.size} stored twice`] : []),
      ...(isOrdered ? [] : [`${name}: not in the order in which they were given`]),
      ...refusals.slice(0, 1).map((reason) => `${name}: ${refusals.length} refused, ${reason}`),
    ];
  });
}
