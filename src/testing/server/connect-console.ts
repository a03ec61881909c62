// Puts an embedded exam server under the console's `call`, with a line between them that a test can cut or hold up.
import { configureApi } from "../../core/api.ts";
import { forgetLookups } from "../../core/lookups.ts";
import type { TestServer } from "./open-test-server.ts";

export type Line = {
  /** What was asked, oldest first. */
  readonly requests: readonly Request[];
  /** While true, nothing comes through. */
  isCut: boolean;
  /** The server hears the next call, but its answer waits until the returned function is called. */
  holdNext(): () => void;
};

/** Signed in as the Head Master; startSession() takes the token from storage instead. */
export function connectConsole(server: Pick<TestServer, "exam" | "token">): Line {
  const requests: Request[] = [];
  let nextGate = Promise.resolve();
  const line: Line = {
    requests,
    isCut: false,
    holdNext() {
      let release = () => {};
      nextGate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
  configureApi({
    async fetch(input, init) {
      const request = new Request(new URL(String(input), "http://exam.test"), init);
      requests.push(request);
      if (line.isCut) throw new TypeError("Failed to fetch");
      const gate = nextGate;
      nextGate = Promise.resolve();
      const response = await server.exam.fetch(request, { address: "10.0.0.7" });
      await gate;
      init?.signal?.throwIfAborted();
      return response;
    },
    token: () => server.token,
    sessionEnded: () => undefined,
  });
  // Suites share one thread, and the lists that are kept came from the server of an earlier suite.
  forgetLookups();
  return line;
}
