// The beginning of a test suite that uses the embedded exam server, and how long that server lives: for the suite, for each
// test, or for a part of one test.
import { suite } from "uvu";
import { openTestServer, TestServer, type TestServerOptions } from "./open-test-server.ts";

/**
 * One server for the suite. `server` can be used in hooks and tests of the suite; a hook that is added later finds it
 * open.
 */
export function serverSuite(name: string, options: TestServerOptions = {}) {
  const test = suite(name);
  const server = new TestServer();
  test.before(async () => server.become(await openTestServer(options)));
  test.after(() => server.close());
  return { test, server };
}

/**
 * Another server for each test, for suites whose tests count what is stored or move the clock. It is open in hooks
 * before and after each test, and closes before the next one opens.
 */
export function freshServerSuite(name: string, options: TestServerOptions = {}) {
  const test = suite(name);
  const server = new TestServer();
  let isOpen = false;
  const closeOpen = async () => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
  };
  test.before.each(async () => {
    await closeOpen();
    server.become(await openTestServer(options));
    isOpen = true;
  });
  test.after(closeOpen);
  return { test, server };
}

/** A server with options that one test alone needs. It closes when `use` ends, also when that fails. */
export async function withTestServer(
  options: TestServerOptions,
  use: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await openTestServer(options);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}
