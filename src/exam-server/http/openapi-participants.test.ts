import { createRequire } from "node:module";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { sendsQuery } from "../../contract/calls/call.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { answersFile } from "../../contract/calls/streamed-file.ts";
import { messagesPerMinute } from "../../contract/chat/message-text.ts";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import { participantExamples } from "../../contract/endpoints/sitting/participant-examples.ts";
import {
  callDescriptions,
  participantRules,
} from "../../contract/endpoints/sitting/participant-guide.ts";
import { questionFieldDescriptions } from "../../contract/endpoints/sitting/question-fields-guide.ts";
import { questionExamples } from "../../contract/endpoints/sitting/question-examples.ts";
import { questionAnswer } from "../../contract/questions/question-answer.ts";
import {
  questionContent,
  type QuestionContent,
} from "../../contract/questions/question-content.ts";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import { ownMessagesPerCall } from "../../contract/sitting/own-chat.ts";
import { answerCauses, maxAnswersPerCall } from "../../contract/sitting/own-sitting.ts";
import { refusalCauses } from "../../contract/sitting/refusal-causes.ts";
import { shortestAbsenceMs } from "../../domain/exams/sittings/server-absence.ts";
import { answerGraceMs } from "../../domain/exams/sittings/sitting-times.ts";
import { isProducible } from "../../domain/scoring/answer-faults.ts";
import { updateTimeoutMs } from "../live/participant-updates.ts";
import { isOfParticipants } from "./openapi-participants.ts";
import { openApiDocument } from "./openapi.ts";

const test = suite("the OpenAPI document for participants' clients");

type Content = Record<string, { schema: object; example?: unknown }>;
type Operation = {
  operationId: string;
  description?: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
// Read from JSON, as others read it.
const made = JSON.parse(JSON.stringify(openApiDocument()));
const paths: Record<string, Record<string, Operation>> = made.paths;
const calls = Object.entries(paths)
  .filter(([path]) => isOfParticipants({ path }))
  .flatMap(([, methods]) => Object.values(methods));
const jsonOf = (content: Content | undefined) => content?.["application/json"];
const endpointNamed = (name: string) => allEndpoints[name as keyof typeof allEndpoints];

/** The validator that the parser of OpenAPI documents brings along: it reads schemas as clients' tools do. */
type Validator = {
  addSchema(schema: object, name: string): void;
  addFormat(name: string, format: boolean): void;
  validate(schema: object, value: unknown): boolean;
  errorsText(): string;
};
const require = createRequire(import.meta.url);
const parserRequire = createRequire(require.resolve("@apidevtools/swagger-parser"));
const { default: Ajv } = parserRequire("ajv/dist/2020") as {
  default: new (options: object) => Validator;
};
const validator = new Ajv({ strict: false, validateSchema: false });
validator.addSchema({ components: made.components }, "document");

validator.addFormat("date-time", true);

/** What a client's tool finds wrong; empty: nothing. */
function faultOf(schema: object, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  return validator.validate(JSON.parse(text), value) ? "" : validator.errorsText();
}

function fits(schema: object, value: unknown, what: string): void {
  assert.is(faultOf(schema, value), "", what);
}

test("each type of question has a payload and an answer, with examples that the server and its schemas accept", () => {
  const { schemas } = made.components;
  for (const { entries } of questionContent.options) {
    const type = entries.type.literal;
    const { payload, answer } = questionExamples[type];
    assert.equal(schemas[`Payload${type}`].examples, [payload]);
    assert.equal(schemas[`Answer${type}`].examples, [answer]);
    for (const [name, value] of [
      [`Payload${type}`, payload],
      ["Payload", payload],
      [`Answer${type}`, answer],
      ["Answer", answer],
    ] as const) {
      fits({ $ref: `#/components/schemas/${name}` }, value, name);
    }
    assert.ok(v.is(entries.payload, payload), `payload ${type}`);
    assert.ok(v.is(questionAnswer, answer), `answer ${type}`);
    assert.ok(isProducible({ type, payload, key: {} } as QuestionContent, answer), `type ${type}`);
  }
  assert.is(Object.keys(schemas).length, 2 + 2 * questionTypeCodes.length);
});

test("each field of each payload and answer says what it means, and each description is used", () => {
  const used = new Set<string>();
  const silent: string[] = [];
  const walk = (part: unknown, name: string): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key === "examples") continue;
      if (key === "properties") {
        for (const [field, { description }] of Object.entries<{ description?: string }>(inner)) {
          if (description) used.add(description);
          else silent.push(`${name}.${field}`);
        }
      }
      walk(inner, name);
    }
  };
  for (const [name, schema] of Object.entries(made.components.schemas)) walk(schema, name);
  assert.equal(silent, []);
  assert.equal(
    Object.entries(questionFieldDescriptions).filter(([, text]) => !used.has(text)),
    [],
  );
});

test("the check of examples finds what is wrong", () => {
  const answer = { $ref: "#/components/schemas/Answer" };
  for (const wrong of [{ type: 1 }, { type: 17, id: "a" }, { type: 6, text: 7 }, {}]) {
    assert.ok(faultOf(answer, wrong));
  }
});

test("each call has a description, and examples of request and response that its schemas accept", () => {
  assert.equal(
    calls.map(({ operationId }) => operationId).sort(),
    Object.keys(callDescriptions).sort(),
  );
  for (const { operationId: name, ...call } of calls) {
    const endpoint = endpointNamed(name);
    const { input, data } = participantExamples[name as keyof typeof participantExamples];
    assert.ok(call.description, name);
    assert.ok(v.is(endpoint.input, input), `${name}: input`);
    for (const { name: field, example } of call.parameters ?? []) {
      assert.equal(example, (input as Record<string, unknown>)[field], `${name}: ${field}`);
    }
    const body = jsonOf(call.requestBody?.content);
    assert.is(body === undefined, sendsQuery(endpoint), name);
    if (body) fits(body.schema, body.example, `${name}: body`);
    if (answersFile(endpoint)) continue;
    assert.ok(v.is(endpoint.output, data), `${name}: data`);
    const { schema, example } = jsonOf(call.responses["200"]!.content)!;
    assert.equal((example as { data: unknown }).data, JSON.parse(JSON.stringify(data)), name);
    fits(schema, example, `${name}: response`);
  }
});

test("what saves answers is described as what is to be sent", () => {
  const { requestBody } = calls.find(({ operationId }) => operationId === "saveAnswers")!;
  const { schema } = jsonOf(requestBody!.content)!;
  const { answers } = (schema as { properties: Record<string, { items: { required: string[] } }> })
    .properties;
  assert.equal(answers!.items.required, ["question_id", "seq", "answer", "doubt"]);
});

test("codes and causes are in words, those of each call under their status", () => {
  const { responses } = made.components as { responses: Record<string, { description: string }> };
  for (const [name, code] of Object.entries(responseCodes)) {
    if (["success", "warning", "client"].includes(name)) continue;
    assert.match(responses[name]!.description, `Code ${code}.`);
  }
  const { description } = made.info as { description: string };
  for (const [cause, { code, means }] of Object.entries(refusalCauses)) {
    const name = Object.entries(responseCodes).find(([, each]) => each === code)![0];
    const line = `- \`${cause}\`: ${means}`;
    assert.match(responses[`${name}OfParticipant`]!.description, line);
    assert.match(description, line);
  }
  for (const [cause, means] of Object.entries(answerCauses)) {
    assert.match(description, `- \`${cause}\`: ${means}`);
  }
  for (const { operationId, responses: own } of calls) {
    for (const status of ["403", "404", "409"]) {
      assert.match(own[status]!.$ref!, /OfParticipant$/u, operationId);
    }
  }
});

test("a refusal with its cause fits the schema under its status", () => {
  const { responses } = made.components;
  const { schema } = responses.conflictOfParticipant.content["application/json"];
  const refusal = (cause: string) => ({ code: "49", message: "Waktu habis.", data: { cause } });
  fits(schema, refusal("time-over"), "time-over");
  assert.ok(faultOf(schema, refusal("blocked")), "a cause of another code");
});

test("the rules are in the document, and name the true times and bounds", () => {
  const { description } = made.info as { description: string };
  const rules = Object.values(participantRules).flat();
  for (const rule of rules) assert.match(description, rule);
  const text = rules.join("\n");
  const { maxBodyBytes = 0 } = allEndpoints.saveAnswers;
  for (const truth of [
    `until ${answerGraceMs / 1000} s after the deadline`,
    `otherwise after ${updateTimeoutMs / 1000} s`,
    `At most ${maxAnswersPerCall} answers are sent in one call, and at most ${maxBodyBytes / 1024 / 1024} MB`,
    `(${shortestAbsenceMs / 1000} s or more)`,
  ]) {
    assert.match(text, truth);
  }
  assert.match(callDescriptions.saveAnswers, `Up to ${maxAnswersPerCall} answers`);
  assert.match(callDescriptions.awaitNews, `otherwise after ${updateTimeoutMs / 1000} s`);
  assert.match(callDescriptions.listOwnMessages, `Up to ${ownMessagesPerCall} messages`);
  assert.match(callDescriptions.answerStaff, `At most ${messagesPerMinute} messages a minute`);
});

test.run();
