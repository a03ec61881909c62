// What the OpenAPI document has for authors of participants' clients beside the calls: the guide, the causes of refusals, the
// payload and the answer of each type of question, and examples.
import type { GenericSchema } from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { participantExamples } from "../../contract/endpoints/sitting/participant-examples.ts";
import {
  callDescriptions,
  participantRules,
} from "../../contract/endpoints/sitting/participant-guide.ts";
import { refusalMeanings } from "../../contract/endpoints/refusal-codes.ts";
import { questionFieldDescriptions } from "../../contract/endpoints/sitting/question-fields-guide.ts";
import { questionExamples } from "../../contract/endpoints/sitting/question-examples.ts";
import { questionAnswer } from "../../contract/questions/question-answer.ts";
import { questionContent } from "../../contract/questions/question-content.ts";
import { questionTypes } from "../../contract/questions/question-types.ts";
import { answerCauses, shownPayload } from "../../contract/sitting/own-sitting.ts";
import { participantPaths, refusalCauses } from "../../contract/sitting/refusal-causes.ts";
import { jsonSchemaOf, type JsonObject } from "./json-schema.ts";

export const isOfParticipants = ({ path }: { path: string }) => path.startsWith(participantPaths);

/** As Markdown. */
export function participantGuide(): string {
  const rules = Object.entries(participantRules).map(
    ([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join("\n")}`,
  );
  const causes = Object.entries(answerCauses).map(([cause, means]) => `- \`${cause}\`: ${means}`);
  return [
    "# For authors of participants' clients",
    `Calls of participants begin with \`${participantPaths}\`, and have a description, an example of the request and one of the response. The payload of a question of type n has the schema PayloadN, an answer to it the schema AnswerN. Codes 13, 43, 44 and 49, and code 12 for a file, carry the reason for programs in \`data.cause\` and for people in \`message\`.`,
    ...rules,
    `## Causes for which one answer is refused\n\n${causes.join("\n")}`,
    ...[...new Set(Object.values(refusalCauses).map(({ code }) => code))]
      .sort()
      .map((code) => `## Causes of code ${code}\n\n${causesOf(code)}`),
  ].join("\n\n");
}

function causesOf(code: string): string {
  return Object.entries(refusalCauses)
    .filter(([, cause]) => cause.code === code)
    .map(([cause, { means }]) => `- \`${cause}\`: ${means}`)
    .join("\n");
}

/** `data` of a participant's call that is refused with this code; null: it has no cause. */
export function causedRefusal(code: string): { description: string; data: JsonObject } | null {
  const causes = Object.entries(refusalCauses).flatMap(([cause, its]) =>
    its.code === code ? [cause] : [],
  );
  if (causes.length === 0) return null;
  const cause = { type: "string", enum: causes };
  if (code === responseCodes.invalidFields) {
    const errors = { type: "object", additionalProperties: { type: "string" } };
    return {
      description: `${refusalMeanings.invalidFields} For a file it has the reason in \`data.cause\` too:\n\n${causesOf(code)}`,
      data: { ...errors, properties: { cause } },
    };
  }
  return {
    description: `Code ${code}, with the reason in \`data.cause\`:\n\n${causesOf(code)}`,
    data: { type: "object", properties: { cause }, required: ["cause"] },
  };
}

const payloadName = (type: number) => `Payload${type}`;
const answerName = (type: number) => `Answer${type}`;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that the document has by name, wherever they are used. */
export const namedSchemas: ReadonlyMap<GenericSchema, JsonObject> = new Map<
  GenericSchema,
  JsonObject
>([
  [questionAnswer, ref("Answer")],
  [shownPayload, ref("Payload")],
]);

/** By the schemas by which the server itself checks questions and answers. */
export function questionSchemas(): Record<string, JsonObject> {
  const payloads = questionContent.options.map(({ entries: { type, payload } }) => {
    const { literal } = type;
    const described = {
      title: payloadName(literal),
      description: `What a participant is shown of a question of type ${literal} (${questionTypes[literal]}).`,
      ...withDescriptions(jsonSchemaOf(payload), payloadName(literal)),
      examples: [questionExamples[literal].payload],
    };
    return [payloadName(literal), described] as const;
  });
  const answers = questionAnswer.options.map((answer) => {
    const { literal } = answer.entries.type;
    const described = {
      title: answerName(literal),
      description: `An answer to a question of type ${literal} (${questionTypes[literal]}).`,
      ...withDescriptions(jsonSchemaOf(answer), answerName(literal)),
      examples: [questionExamples[literal].answer],
    };
    return [answerName(literal), described] as const;
  });
  const refs = (names: readonly (readonly [string, unknown])[]) => names.map(([name]) => ref(name));
  return {
    Payload: {
      description: "The schema PayloadN, where n is the type of the question.",
      anyOf: refs(payloads),
    },
    Answer: { oneOf: refs(answers) },
    ...Object.fromEntries([...payloads, ...answers]),
  };
}

/** The same schema, with what each of its fields means, however deep. */
function withDescriptions(schema: JsonObject, name: string): JsonObject {
  const inList = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(inList) : isObject(part) ? withDescriptions(part, name) : part;
  const parts = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (key !== "properties" || !isObject(part)) return [key, inList(part)];
    const fields = Object.entries(part).map(([field, of]) => {
      const description = fieldDescription(name, field);
      return [field, { ...(inList(of) as JsonObject), ...(description && { description }) }];
    });
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(parts);
}

const isObject = (part: unknown): part is JsonObject => typeof part === "object" && part !== null;

/** @param name of the schema: what is said of it alone counts more than what is said of all payloads or all answers */
const fieldDescription = (name: string, field: string): string | undefined =>
  questionFieldDescriptions[`${name}.${field}`] ??
  questionFieldDescriptions[`${name.replace(/\d+$/u, "")}.${field}`];

export type CallExample = {
  description: string;
  input: Record<string, unknown>;
  /** Undefined: bytes. */
  data: unknown;
};

/** Undefined: the call is none of participants. */
export function participantCall(name: string): CallExample | undefined {
  if (!(name in participantExamples)) return undefined;
  const own = name as keyof typeof participantExamples;
  const { input, data } = participantExamples[own];
  return { description: callDescriptions[own], input, data };
}
