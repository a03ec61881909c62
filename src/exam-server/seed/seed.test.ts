// What the demonstration school begins with.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { listQuestionBanks } from "../../contract/questions/banks.ts";
import { listMedia, mediaAddress } from "../../contract/questions/media.ts";
import { questionInput } from "../../contract/questions/question-fields.ts";
import { questionTypes } from "../../contract/questions/question-types.ts";
import { exportQuestions } from "../../contract/questions/questions.ts";
import { checkQuestion } from "../../domain/questions/check-question.ts";
import { htmlSender } from "../../testing/questions/html-sender.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { fieldsOf } from "../entities/questions/questions/questions-query.ts";
import { sanitizeQuestion } from "../entities/questions/questions/sanitized-question-html.ts";

const { test, server } = serverSuite("the demonstration school");

const questionsOf = async (q: string) => {
  const [bank] = (await server.ok(listQuestionBanks, { q })).items;
  return (await server.ok(exportQuestions, { id: bank!.id })).items;
};

test("its questions are such as its console would have sent, and can all be used", async () => {
  for (const code of ["BKSL-BIN", "BKSL-SEJ", "BKSL-FIS"]) {
    for (const question of await questionsOf(code)) {
      const fields = fieldsOf(question);
      assert.equal(v.parse(questionInput, fields), fields);
      assert.equal(
        (await sanitizeQuestion(fields, htmlSender)).fields,
        fields,
        `${code} ${question.number}`,
      );
      assert.equal(checkQuestion(fields), [], `${code} ${question.number}`);
    }
  }
});

test("no id of a part tells the key, or where the part was written", async () => {
  const { rows } = await sql<{ ids: string[] }>`
    select array(select value #>> '{}' from jsonb_path_query(
      jsonb_build_array(payload::jsonb, key::jsonb), 'strict $.**.id') value
      where jsonb_typeof(value) = 'string') as ids
    from questions`.execute(server.db);
  const ids = rows.flatMap((row) => row.ids);
  assert.ok(ids.length > 60);
  for (const id of ids) assert.match(id, /^[\w-]{8}$/u);
});

test("its banks are those of the teacher whose password is told, and of nobody else", async () => {
  const all = await server.ok(listQuestionBanks, {});
  const token = await server.signIn("EVAL");
  const own = await server.ok(listQuestionBanks, {}, { token });
  assert.equal([own.total, all.total], [3, 3]);
  const { email } = server.account("EVAL");
  assert.ok(own.items.every(({ author }) => author?.email === email));
});

test("one bank shows each type once, with pictures and a sound that are there", async () => {
  const questions = await questionsOf("BKSL-FIS");
  assert.equal(
    questions.map(({ content }) => content.type),
    Object.keys(questionTypes).map(Number),
  );
  const { items } = await server.ok(listMedia, { id: questions[0]!.bank_id });
  assert.equal(items.map(({ kind, use_count }) => `${kind} ${use_count}`).sort(), [
    "audio 1",
    ...Array<string>(5).fill("image 1"),
  ]);
  for (const { id, size, mime } of items) {
    const answer = await server.exam.fetch(new Request(`http://exam.test${mediaAddress(id)}`));
    const length = (await answer.arrayBuffer()).byteLength;
    assert.equal([answer.status, answer.headers.get("content-type"), length], [200, mime, size]);
  }
});

test.run();
