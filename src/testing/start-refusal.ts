// What a server, or its database, says that cannot start, for tests.
import * as assert from "uvu/assert";
import { StartError } from "../exam-server/start-error.ts";

/** Fails when it starts, or for another reason. */
export async function startRefusal(starting: Promise<unknown>): Promise<string> {
  try {
    await starting;
  } catch (error) {
    assert.instance(error, StartError);
    return (error as Error).message;
  }
  return assert.unreachable("it started") as never;
}
