import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTestBank } from "../../../../../testing/questions/open-test-bank.ts";
import { keepShownVersions } from "../../../questions/questions/question-rows-writing.ts";

const test = suite("versions that participants are shown");

test("two who begin at once, each with the questions in an order of their own, do not lock each other out", async () => {
  const { server, add, close } = await openTestBank();
  const made = [await add("satu"), await add("dua"), await add("tiga")];
  // In the table the one stands first whose id comes last.
  const [late, early] = made
    .flatMap((one, at) => made.slice(at + 1).map((other) => [one, other] as const))
    .find(([one, other]) => one.id > other.id) ?? [made[1]!, made[0]!];
  const keyOf = ({ id, version }: (typeof made)[0]) => ({ question_id: id, version });
  let second: Promise<number> | undefined;
  const isWaiting = async () =>
    (await sql`select 1 from pg_locks where not granted`.execute(server.db)).rows.length > 0;
  await server.db.transaction().execute(async (first) => {
    assert.is(await keepShownVersions([keyOf(early)], first), 1);
    second = server.db
      .transaction()
      .execute((trx) => keepShownVersions([keyOf(late), keyOf(early)], trx));
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.is(await keepShownVersions([keyOf(late)], first), 1);
  });
  assert.is(await second, 2);
  await close();
});

test.run();
