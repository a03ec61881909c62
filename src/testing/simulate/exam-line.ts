// A line to an exam server, as one participant's browser or one operator has it: calls by contract over connections that stay
// open, and how long each took.
import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import {
  sendsQuery,
  type Call,
  type CallInput,
  type CallOutput,
} from "../../contract/calls/call.ts";
import type { Envelope } from "../../contract/calls/envelope.ts";

export type Answer<Data> = Envelope<Data> & { status: number; ms: number };

/** Many browsers, and no more connections than these would open. */
const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 4_000 });
const usualPatienceMs = 30_000;
const againMs = 250;

export class ExamLine {
  token: string | null = null;
  /** Somebody pulled the cable: nothing arrives until it is put back. */
  isCut = false;
  readonly #server: () => string;
  readonly #patienceMs: number;

  /**
   * @param server its address, "http://127.0.0.1:8080": another one after it was started anew
   * @param patienceMs how long a server may say nothing
   */
  constructor(server: () => string, patienceMs = usualPatienceMs) {
    this.#server = server;
    this.#patienceMs = patienceMs;
  }

  get address(): string {
    return this.#server();
  }

  /** @throws Error for whatever has no answer */
  async call<C extends Call>(endpoint: C, input: CallInput<C>): Promise<Answer<CallOutput<C>>> {
    if (this.isCut) throw new Error("The cable is out");
    const rest = { ...(input as Record<string, unknown>) };
    const path = endpoint.path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const url = new URL(path, this.#server());
    const isQuery = sendsQuery(endpoint);
    if (isQuery) {
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    }
    const body = isQuery ? null : JSON.stringify(rest);
    const began = performance.now();
    const { status, text } = await this.#send(url, endpoint.method, body);
    const ms = performance.now() - began;
    if (this.isCut) throw new Error("The cable was pulled out meanwhile");
    return { ...(JSON.parse(text) as Envelope<CallOutput<C>>), status, ms };
  }

  /** The data of an answer that must be one. */
  async ok<C extends Call>(endpoint: C, input: CallInput<C>): Promise<CallOutput<C>> {
    const { code, message, data } = await this.call(endpoint, input);
    if (code === "00" || code === "01") return data;
    throw new Error(`${endpoint.path}: ${message} ${JSON.stringify(data)}`);
  }

  /** The same, sent again for as long as a server that was killed does not answer: what is repeated must do nothing twice. */
  async okAgain<C extends Call>(endpoint: C, input: CallInput<C>): Promise<CallOutput<C>> {
    const until = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await this.ok(endpoint, input);
      } catch (error) {
        // Only what has no answer has a code of Node's.
        if (!(error instanceof Error && "code" in error) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  }

  #send(url: URL, method: string, body: string | null): Promise<{ status: number; text: string }> {
    const { token } = this;
    const timeout = this.#patienceMs;
    const headers: OutgoingHttpHeaders = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent, timeout }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      });
      sent.on("timeout", () => sent.destroy(new Error("No answer in time")));
      sent.on("error", reject);
      sent.end(body ?? undefined);
    });
  }
}
