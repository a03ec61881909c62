// A line to an exam server, as one participant's browser or one operator has it, over connections that stay open: requests of the
// reference client, whose cable can be pulled, and calls by contract of staff and of checks.
import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import {
  sendsQuery,
  type Call,
  type CallInput,
  type CallOutput,
} from "../../contract/calls/call.ts";
import type { Envelope } from "../../contract/calls/envelope.ts";
import type { ConnectionWatch } from "./connection-watch.ts";

type Answer<Data> = Envelope<Data> & { status: number };
type Asked = {
  url: URL;
  method: string;
  headers: OutgoingHttpHeaders;
  body: string | Buffer | null;
  signal?: AbortSignal;
};
type Answered = { status: number; text: string; fields: Record<string, string> };

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
  readonly #watch: ConnectionWatch | undefined;

  /**
   * @param server its address, "http://127.0.0.1:8080": another one after it was started anew
   * @param patienceMs how long a server may say nothing
   * @param watch learns of each call
   */
  constructor(server: () => string, patienceMs = usualPatienceMs, watch?: ConnectionWatch) {
    this.#server = server;
    this.#patienceMs = patienceMs;
    this.#watch = watch;
  }

  get address(): string {
    return this.#server();
  }

  /** What the reference client sends by. @throws Error for whatever has no answer */
  async send(request: Request): Promise<Response> {
    const { method, signal } = request;
    const body = method === "GET" ? null : Buffer.from(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    const { status, text, fields } = await this.#send({
      url: new URL(request.url),
      method,
      headers,
      body,
      signal,
    });
    return new Response(text, { status, headers: fields });
  }

  /** @throws Error for whatever has no answer */
  async call<C extends Call>(endpoint: C, input: CallInput<C>): Promise<Answer<CallOutput<C>>> {
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
    const { method } = endpoint;
    const headers = {
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(body === null ? {} : { "content-type": "application/json" }),
    };
    const { status, text } = await this.#send({ url, method, headers, body });
    return { ...(JSON.parse(text) as Envelope<CallOutput<C>>), status };
  }

  /** The data of an answer that must be one. */
  async ok<C extends Call>(endpoint: C, input: CallInput<C>): Promise<CallOutput<C>> {
    return dataOf(endpoint, await this.call(endpoint, input));
  }

  /** The same, sent again for as long as a server that was killed does not answer: what is repeated must do nothing twice. */
  async okAgain<C extends Call>(endpoint: C, input: CallInput<C>): Promise<CallOutput<C>> {
    return dataOf(endpoint, await this.callAgain(endpoint, input));
  }

  async callAgain<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
  ): Promise<Answer<CallOutput<C>>> {
    const until = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await this.call(endpoint, input);
      } catch (error) {
        // Only what has no answer has a code of Node's.
        if (!(error instanceof Error && "code" in error) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  }

  async #send(asked: Asked): Promise<Answered> {
    if (this.isCut) throw new Error("The cable is out");
    const answered = await this.#overSocket(asked).catch((error: unknown) => {
      this.#watch?.failed(error, asked.url.origin);
      throw error;
    });
    this.#watch?.answered();
    if (this.isCut) throw new Error("The cable was pulled out meanwhile");
    return answered;
  }

  #overSocket({ url, method, headers, body, signal }: Asked): Promise<Answered> {
    const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
    const options = {
      method,
      headers: { ...headers, ...length },
      agent,
      timeout: this.#patienceMs,
      ...(signal && { signal }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0, headers: received } = response;
          const after = received["retry-after"];
          const fields: Answered["fields"] = after === undefined ? {} : { "retry-after": after };
          resolve({ status, text: Buffer.concat(parts).toString(), fields });
        });
      });
      sent.on("timeout", () => sent.destroy(new Error("No answer in time")));
      sent.on("error", reject);
      sent.end(body ?? undefined);
    });
  }
}

function dataOf<Data>({ path }: Call, { code, message, data }: Answer<Data>): Data {
  if (code === "00" || code === "01") return data;
  throw new Error(`${path}: ${message} ${JSON.stringify(data)}`);
}
