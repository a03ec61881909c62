// Staff beside a simulated exam: boards that stay open, each over a socket of its own, and time that is given to everybody in the
// middle. What a board holds in the end is compared with what the server says then.
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { bulkBatchSize } from "../../contract/calls/list-fields.ts";
import type { BoardRow } from "../../contract/exams/board/live-board-rows.ts";
import {
  boardTopic,
  getBoard,
  type Board,
  type BoardPatch,
} from "../../contract/exams/board/boards.ts";
import { addSittingTime } from "../../contract/exams/sitting-acts.ts";
import {
  channelOf,
  livePath,
  livePingMs,
  type ClientFrame,
  type ServerFrame,
} from "../../contract/live-protocol.ts";
import { isSameRow, readBoard, type LiveBoard } from "../../domain/exams/sittings/live-board.ts";
import { applyPatch } from "../../features/sittings/board/board-rows.ts";
import { ExamLine } from "./exam-line.ts";
import { addPeople, type SimulatedExam } from "./simulated-exam.ts";

const againMs = 1_000;
/** The console waits for an import however long it takes. */
const importPatienceMs = 600_000;
/** A board is told once a second or so what has changed. */
const settledMs = 5_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

class SimulatedBoard {
  patches = 0;
  snapshots = 0;
  #board: LiveBoard | null = null;
  #seq: number | null = null;
  #socket: WebSocket | null = null;
  #isOpen = true;
  readonly #exam: string;
  readonly #line: ExamLine;

  constructor(line: ExamLine, exam: string) {
    this.#line = line;
    this.#exam = exam;
    this.#connect();
  }

  /** Whether it shows what is there. */
  async isRight(): Promise<boolean> {
    const { rows } = readBoard(await this.#line.okAgain(getBoard, { id: this.#exam }));
    const known = new Map(this.#board?.rows.map((row) => [row.id, row]));
    const isKnown = (row: BoardRow) => {
      const own = known.get(row.id);
      return own !== undefined && isSameRow(own, row);
    };
    return rows.length === known.size && rows.every(isKnown);
  }

  close(): void {
    this.#isOpen = false;
    this.#socket?.close();
  }

  #connect(): void {
    if (!this.#isOpen) return;
    const socket = new WebSocket(`${this.#line.address.replace(/^http/u, "ws")}${livePath}`);
    this.#socket = socket;
    const ping = setInterval(() => this.#send({ t: "ping" }), livePingMs);
    socket.on("open", () => this.#send({ t: "auth", token: this.#line.token ?? "" }));
    socket.on("message", (text) => this.#receive(JSON.parse(String(text)) as ServerFrame));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(ping);
      setTimeout(() => this.#connect(), againMs);
    });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ask(): void {
    this.#seq = null;
    this.#send({ t: "subscribe", topic: channelOf(boardTopic, { id: this.#exam }) });
  }

  #receive(frame: ServerFrame): void {
    if (frame.t === "ready" || frame.t === "lost") return this.#ask();
    if (frame.t === "snapshot") {
      this.snapshots += 1;
      this.#seq = frame.seq;
      this.#board = readBoard(frame.value as Board);
    }
    if (frame.t !== "patch" || this.#seq === null || !this.#board) return;
    if (frame.seq !== this.#seq + 1) return this.#ask();
    this.#seq = frame.seq;
    this.patches += 1;
    this.#board = applyPatch(this.#board, frame.value as BoardPatch);
  }
}

export class SimulatedStaff {
  /** When everybody was given a minute more; null: not yet. */
  givenAt: number | null = null;
  readonly #exam: SimulatedExam;
  readonly #line: ExamLine;
  readonly #boards: SimulatedBoard[];

  /**
   * @param line of one who is signed in
   * @param lines one for each board, signed in
   */
  constructor(exam: SimulatedExam, line: ExamLine, lines: readonly ExamLine[]) {
    this.#exam = exam;
    this.#line = line;
    this.#boards = lines.map((own) => new SimulatedBoard(own, exam.id));
  }

  /** So many more participants, as a sheet brings them in one call; answers how long it took, in words. */
  async importPeople(count: number): Promise<string> {
    const began = performance.now();
    const line = new ExamLine(() => this.#line.address, importPatienceMs);
    line.token = this.#line.token;
    await addPeople(line, this.#exam.alias, count, "I");
    return `${count} more imported in ${((performance.now() - began) / 1000).toFixed(1)} s`;
  }

  /** A minute, to all of the exam. */
  async giveTime(): Promise<void> {
    const { rows } = readBoard(await this.#line.okAgain(getBoard, { id: this.#exam.id }));
    const ids = rows.map(({ id }) => id);
    const act_id = randomUUID();
    this.givenAt = performance.now();
    for (let from = 0; from < ids.length; from += bulkBatchSize) {
      await this.#line.okAgain(addSittingTime, {
        schedule_id: this.#exam.id,
        ids: ids.slice(from, from + bulkBatchSize),
        act_id,
        minutes: 1,
        kind: "incident",
        reason: "Simulasi listrik padam",
      });
    }
  }

  /** In words, once nothing changes any more. */
  async end(): Promise<{ wrong: number; line: string }> {
    await wait(settledMs);
    let wrong = 0;
    for (const board of this.#boards) if (!(await board.isRight())) wrong += 1;
    const sum = (of: "patches" | "snapshots") =>
      this.#boards.reduce((total, board) => total + board[of], 0);
    for (const board of this.#boards) board.close();
    const heard = `${sum("patches")} patches and ${sum("snapshots")} snapshots`;
    return {
      wrong,
      line: `${this.#boards.length} boards heard ${heard}, ${wrong} wrong in the end`,
    };
  }
}
