// The beginning of a test suite that uses the embedded exam server: one server for the suite, opened before its first test
// and closed after its last. Suites that need another server for each test call `openTestServer` themselves.
import { suite } from "uvu";
import { openTestServer, TestServer, type TestServerOptions } from "./open-test-server.ts";

/** `server` can be used in hooks and tests of the suite; a hook that is added later finds it open. */
export function serverSuite(name: string, options: TestServerOptions = {}) {
  const test = suite(name);
  const server = new TestServer();
  test.before(async () => server.become(await openTestServer(options)));
  test.after(() => server.close());
  return { test, server };
}
