import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import { pagePolicy } from "./security-headers.ts";
import { createSite, type Site } from "./site.ts";

const test = suite("the bundle's files");
const page = "<!doctype html><title>page</title>";
const script = "console.log('script')";
let root = "";
let site: Site;
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-static-"));
  const put = async (name: string, text: string) => {
    await mkdir(join(root, name, ".."), { recursive: true });
    await writeFile(join(root, name), text);
    await utimes(join(root, name), 1_700_000_000, 1_700_000_000.5);
  };
  await put("dist/index.html", page);
  await put("dist/index.html.br", "page in br");
  await put("dist/app-ABCD1234.js", script);
  await put("dist/app-ABCD1234.js.br", "script in br");
  await put("dist/app-ABCD1234.js.gz", "script in gz");
  await put("dist/audio/AA001.mp3", "sound");
  await put("dist/.secret", "hidden");
  await put("templates/template-peserta.xlsx", "sheet");
  await put("outside.txt", "outside");
  const api = async () => Response.json({ code: "00", message: "", data: null });
  site = createSite(api, { dist: join(root, "dist"), templates: join(root, "templates") });
});
test.after(() => rm(root, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  site(new Request(`http://exam.test${path}`, { method, headers }), { address: "" });
const header = (response: Response, name: string) => response.headers.get(name);

test("the start of the site leads to the console", async () => {
  for (const path of ["/", "/adm"]) {
    const response = await get(path);
    assert.is(response.status, 302);
    assert.is(header(response, "location"), "/adm/");
  }
});

test("every screen's address answers the page, which is asked for anew each time", async () => {
  for (const path of ["/adm/", "/adm/L9X7F38SB0", "/adm/L9X7F38SB0/62UPJ4G5JJ?page=2"]) {
    const response = await get(path);
    assert.is(response.status, 200, path);
    assert.is(await response.text(), page);
    assert.is(header(response, "content-type"), "text/html; charset=utf-8");
    assert.is(header(response, "cache-control"), "no-cache");
  }
});

test("what people uploaded is the exam server's to answer, and runs nothing where it is opened", async () => {
  const policyAt = async (path: string) => header(await get(path), "content-security-policy");
  assert.is((await get("/storage/media/a1")).status, 200);
  assert.is(await policyAt("/storage/media/a1"), "default-src 'none'; sandbox");
  assert.match((await policyAt("/api/v1/majors"))!, /^default-src 'self'/u);
});

test("a missing asset is a 404, never the page", async () => {
  for (const path of ["/adm/app-OLDHASH1.js", "/adm/img/none.png", "/adm/L9X7F38SB0/x.css"]) {
    const response = await get(path);
    assert.is(response.status, 404, path);
    assert.not.match(await response.text(), /<title>/u);
    assert.is(header(response, "cache-control"), "no-store");
  }
});

test("hashed files are kept for good, others are asked for again", async () => {
  const hashed = await get("/adm/app-ABCD1234.js");
  assert.is(header(hashed, "cache-control"), "public, max-age=31536000, immutable");
  assert.is(header(hashed, "content-type"), "text/javascript; charset=utf-8");
  assert.is(header(await get("/adm/audio/AA001.mp3"), "cache-control"), "no-cache");
});

test("the compressed twin is sent to who accepts it, as what it is", async () => {
  const cases = [
    ["br, gzip", "br", "script in br"],
    ["gzip, deflate", "gzip", "script in gz"],
    ["br;q=0, gzip;q=0.5", "gzip", "script in gz"],
    ["identity", null, script],
    ["", null, script],
  ] as const;
  for (const [accepted, encoding, text] of cases) {
    const response = await get("/adm/app-ABCD1234.js", { "accept-encoding": accepted });
    assert.is(header(response, "content-encoding"), encoding, accepted);
    assert.is(header(response, "vary"), "accept-encoding");
    assert.is(header(response, "content-type"), "text/javascript; charset=utf-8");
    assert.is(header(response, "content-length"), String(text.length));
    assert.is(await response.text(), text);
  }
});

test("what the browser still has is not sent again", async () => {
  const first = await get("/adm/");
  const etag = header(first, "etag")!;
  assert.is((await get("/adm/", { "if-none-match": `"other", ${etag}` })).status, 304);
  assert.is((await get("/adm/", { "if-none-match": '"other"' })).status, 200);
  const changedAt = header(first, "last-modified")!;
  assert.is((await get("/adm/", { "if-modified-since": changedAt })).status, 304);
  const earlier = new Date(Date.parse(changedAt) - 1000).toUTCString();
  assert.is((await get("/adm/", { "if-modified-since": earlier })).status, 200);
});

test("nothing outside the folder and nothing hidden is served", async () => {
  for (const path of [
    "/adm/..%2foutside.txt",
    "/adm/%2e%2e/outside.txt",
    "/adm/..%5coutside.txt",
    "/adm/.secret",
    "/adm/%00.txt",
    "/adm/%zz.txt",
    `${templatesPath}..%2foutside.txt`,
    "/outside.txt",
  ]) {
    const response = await get(path);
    assert.is(response.status, 404, path);
    assert.not.match(await response.text(), /outside$|hidden/u);
  }
});

test("templates are downloads under their own names", async () => {
  const response = await get(`${templatesPath}template-peserta.xlsx`);
  assert.is(
    header(response, "content-disposition"),
    'attachment; filename="template-peserta.xlsx"',
  );
  assert.match(header(response, "content-type") ?? "", /spreadsheetml/u);
  assert.is(await response.text(), "sheet");
  assert.is((await get(`${templatesPath}none.xlsx`)).status, 404);
});

test("the console's templates come as they are, byte by byte", async () => {
  const own = createSite(async () => new Response(), {
    dist: join(root, "no"),
    templates: "templates",
  });
  const names = await readdir("templates");
  assert.equal([...names].sort(), Object.values(templateFiles).sort(), "all that are named");
  for (const name of names) {
    const response = await own(new Request(`http://exam.test${templatesPath}${name}`), {
      address: "",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.ok(bytes.equals(await readFile(join("templates", name))), name);
  }
});

test("HEAD answers without the file, other methods not at all", async () => {
  const head = await get("/adm/app-ABCD1234.js", {}, "HEAD");
  assert.is(head.status, 200);
  assert.is(header(head, "content-length"), String(script.length));
  assert.is(await head.text(), "");
  const posted = await get("/adm/", {}, "POST");
  assert.is(posted.status, 405);
  assert.is(header(posted, "allow"), "GET, HEAD");
});

test("every answer carries the strict policy, calls and refusals too", async () => {
  for (const path of [
    "/",
    "/adm/",
    "/adm/none.js",
    "/api/v1/matrix",
    "/elsewhere",
    "/ws/message",
  ]) {
    const response = await get(path);
    const policy = header(response, "content-security-policy") ?? "";
    assert.match(policy, /^default-src 'self';/u, path);
    assert.not.match(policy, /unsafe/u);
    assert.is(header(response, "x-content-type-options"), "nosniff");
    assert.is(header(response, "referrer-policy"), "same-origin");
  }
});

test("a page that says its own policy is sent with it, and with who may frame it, also after an upgrade", async () => {
  const dist = join(root, "own");
  await mkdir(dist);
  const own = createSite(async () => new Response(), { dist, templates: root });
  for (const script of ["first()", "second()"]) {
    const policy = pagePolicy({ script });
    assert.match(policy, /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; img-src/u);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(join(dist, "index.html"), `<!doctype html>${meta}<script>${script}</script>`);
    for (const path of ["/adm/", "/adm/index.html", "/adm/L9X7F38SB0"]) {
      const response = await own(new Request(`http://exam.test${path}`), { address: "" });
      const sent = header(response, "content-security-policy");
      assert.is(sent, `${policy}; frame-ancestors 'self'`, path);
    }
  }
});

test("a bundle that was never built says so", async () => {
  const empty = createSite(async () => new Response(), { dist: join(root, "no"), templates: root });
  const response = await empty(new Request("http://exam.test/adm/"), { address: "" });
  assert.is(response.status, 404);
  assert.match(await response.text(), /npm run build/u);
});

test.run();
