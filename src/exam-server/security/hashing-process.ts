// Hashing for many, in a process of its own that the operating system lets work after everybody else: an import of 5,000 takes
// 20 s of a core, and a school may be sitting an exam meanwhile. It ends with this process, however that ends.
import { spawn, type ChildProcess } from "node:child_process";

/** scrypt's, and how long the key is, in bytes. */
export type KeyOptions = { N: number; r: number; p: number; bytes: number };
export type KeyInput = { password: string; salt: Buffer };
type Request = { id: number; inputs: readonly KeyInput[]; options: KeyOptions };
type Answer = { id: number; keys: Uint8Array[] };
type Waiting = { settle(keys: Buffer[]): void; refuse(error: Error): void };

/** Its threads are made after the priority is set, and have it too. Not the lowest: an import ends in the busiest minute as well. */
const source = `
  const { scrypt } = require("node:crypto");
  const { constants, setPriority } = require("node:os");
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const keyOf = ({ password, salt }, { bytes, ...options }) =>
    new Promise((settle, refuse) =>
      scrypt(password, salt, bytes, options, (error, key) => (error ? refuse(error) : settle(key))),
    );
  process.on("message", async ({ id, inputs, options }) => {
    const keys = await Promise.all(inputs.map((input) => keyOf(input, options)));
    if (process.connected) process.send({ id, keys });
  });
`;

/** The parts of an import come one after the other; what nobody needs any more holds some 40 MB. */
const usualIdleMs = 10_000;

export class HashingProcess {
  readonly #idleMs: number;
  #child: ChildProcess | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** `idleMs`: after so long without work it is ended; the next call starts another. */
  constructor(idleMs = usualIdleMs) {
    this.#idleMs = idleMs;
  }

  /** Fails when the process cannot be started or is ended from outside; the next call starts another. */
  keysOf(inputs: readonly KeyInput[], options: KeyOptions): Promise<Buffer[]> {
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#ending);
    const id = (this.#lastId += 1);
    const request: Request = { id, inputs, options };
    return new Promise<Buffer[]>((settle, refuse) => {
      this.#waiting.set(id, { settle, refuse });
      // Whoever waits for keys keeps this process alive, and nobody else.
      hold(child, true);
      child.send(request, (error) => error && this.#lost(child, error));
    });
  }

  /** Of the running one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, ["-e", source], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
      // Nothing of what this process was told is meant for it.
      env: {},
    });
    child.on("message", ({ id, keys }: Answer) => {
      if (this.#child !== child) return;
      this.#waiting.get(id)?.settle(keys.map((key) => Buffer.from(key)));
      this.#waiting.delete(id);
      if (this.#waiting.size > 0) return;
      hold(child, false);
      this.#ending = setTimeout(() => this.#end(), this.#idleMs).unref();
    });
    child.on("error", (error) => this.#lost(child, error));
    child.on("exit", (code, signal) =>
      this.#lost(child, new Error(`Hashing ended with ${signal ?? code}`)),
    );
    return child;
  }

  #end(): void {
    clearTimeout(this.#ending);
    this.#child?.kill();
    this.#child = null;
  }

  /** Nothing, where another has taken its place. */
  #lost(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return;
    this.#end();
    for (const { refuse } of this.#waiting.values()) refuse(error);
    this.#waiting.clear();
  }
}

function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
