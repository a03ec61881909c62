import SwaggerParser from "@apidevtools/swagger-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import { streamedFile } from "../../contract/calls/streamed-file.ts";
import { mediaEndpoints } from "../../contract/endpoints/questions/media-endpoints.ts";
import { documentOf, openApiDocument } from "./openapi.ts";

const test = suite("the OpenAPI document");
type Operation = {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
};
// Read from JSON, as others read it: nothing in it may depend on our objects.
const document = () => JSON.parse(JSON.stringify(openApiDocument()));
const operations = (): Operation[] =>
  Object.values(document().paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );
const operation = (id: string) => operations().find(({ operationId }) => operationId === id)!;

test("it is valid OpenAPI 3.1", async () => {
  const made = document();
  await SwaggerParser.validate(made);
  assert.is(made.openapi, "3.1.0");
});

test("it has every endpoint of the contract, and no other", () => {
  assert.equal(
    operations()
      .map(({ operationId }) => operationId)
      .sort(),
    Object.keys(allEndpoints).sort(),
  );
});

test("what goes into path, query and body is told apart", () => {
  const { parameters, requestBody } = operation("updateMajor");
  assert.equal(
    parameters?.map((parameter) => [parameter.name, parameter.in]),
    [["id", "path"]],
  );
  const body = requestBody!.content["application/json"]!.schema;
  assert.equal(Object.keys(body.properties).sort(), ["kode", "nama", "version"]);
  const listed = operation("listParticipants").parameters!;
  assert.ok(listed.every((parameter) => parameter.in === "query"));
  assert.ok(listed.some(({ name }) => name === "group_id"));
});

test("only the public endpoints need no token", () => {
  for (const { operationId, security } of operations()) {
    const { access } = allEndpoints[operationId as keyof typeof allEndpoints];
    assert.is(security.length === 0, access === "public", operationId);
  }
});

test("bodies and answers that are files are bytes of their types", async () => {
  const { uploadMedia, listMedia } = mediaEndpoints;
  const made = documentOf({
    uploadMedia: { ...uploadMedia, fileTypes: ["application/zip"] },
    listMedia: { ...listMedia, output: streamedFile },
  });
  await SwaggerParser.validate(JSON.parse(JSON.stringify(made)));
  const { post, get } = (made["paths"] as Record<string, Record<string, object>>)[listMedia.path]!;
  const bytes = { schema: { type: "string", format: "binary" } };
  const { requestBody } = post as { requestBody: unknown };
  assert.equal(requestBody, { required: true, content: { "application/zip": bytes } });
  const { responses } = get as { responses: Record<string, { content: unknown }> };
  assert.equal(responses["200"]!.content, { "application/octet-stream": bytes });
});

test.run();
