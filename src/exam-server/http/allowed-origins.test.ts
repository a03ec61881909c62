import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generateToken } from "../../contract/credentials.ts";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import { mediaAddress } from "../../contract/questions/media.ts";
import { signInParticipant } from "../../contract/sitting/participant-session.ts";
import { participantPaths } from "../../contract/sitting/refusal-causes.ts";
import { isOrigin } from "./allowed-origins.ts";
import { createSite } from "./site.ts";

const test = suite("pages of other origins");
const app = "capacitor://localhost";
const folders = { dist: "/nowhere", templates: "/nowhere" };
const api = async () => new Response("{}", { headers: { "content-type": "application/json" } });

const ask = (allowed: readonly string[], path: string, method: string, origin?: string) =>
  createSite(
    api,
    folders,
    allowed,
  )(new Request(`http://exam.test${path}`, { method, headers: origin ? { origin } : {} }), {
    address: "",
  });
const allowedIn = ({ headers }: Response) => headers.get("access-control-allow-origin");

test("an origin that is named makes the calls of participants and fetches media, and no call of staff", async () => {
  for (const path of [signInParticipant.path, mediaAddress("m1"), "/api/v1/openapi.json"]) {
    const asked = await ask([app], path, "OPTIONS", app);
    assert.is(asked.status, 204, path);
    assert.match(asked.headers.get("access-control-allow-headers")!, "authorization");
    const answered = await ask([app], path, "GET", app);
    assert.is(allowedIn(asked), app);
    assert.is(allowedIn(answered), app);
    assert.is(answered.headers.get("vary"), "Origin");
    assert.match(answered.headers.get("access-control-expose-headers")!, "Retry-After");
  }
  assert.is(allowedIn(await ask([app], generateToken.path, "OPTIONS", app)), null);
  assert.is(allowedIn(await ask([app], generateToken.path, "POST", app)), null);
});

test("every method that a call of participants has is allowed", async () => {
  const own = Object.values(allEndpoints).filter(({ path }) => path.startsWith(participantPaths));
  const asked = await ask([app], signInParticipant.path, "OPTIONS", app);
  const methods = asked.headers.get("access-control-allow-methods")!.split(", ");
  assert.ok(own.some(({ method }) => method === "PUT"));
  for (const { method, path } of own) assert.ok(methods.includes(method), `${method} ${path}`);
});

test("another origin is not allowed, and without a list none is", async () => {
  const { path } = signInParticipant;
  for (const origin of ["https://other.example", "null", "capacitor://localhost.example"]) {
    assert.is(allowedIn(await ask([app], path, "POST", origin)), null, origin);
  }
  const answered = await ask([], path, "POST", app);
  assert.is(allowedIn(answered), null);
  assert.is(answered.headers.get("vary"), null);
  // A later fetch of the app must not get this answer from the browser's cache.
  assert.is((await ask([app], mediaAddress("m1"), "GET")).headers.get("vary"), "Origin");
});

test("origins are written as browsers send them", () => {
  for (const origin of [app, "http://localhost", "https://ujian.example.sch.id:8443"]) {
    assert.ok(isOrigin(origin), origin);
  }
  for (const text of ["*", "null", "https://*.sch.id", "https://a.id/", "https://A.id", "a.id"]) {
    assert.not(isOrigin(text), text);
  }
});

test.run();
