// Serves the bundle and the import templates from their folders, the way an institution's own server should:
// index.html for every screen's address, never cached; hashed files cached for good; a missing asset is a 404.
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { templatesPath } from "../../contract/templates.ts";
import { headerPolicy } from "./security-headers.ts";

export type StaticFolders = {
  /** The built bundle, served under the base path. */
  dist: string;
  templates: string;
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** esbuild's content hash: a file of that name never changes. */
const hashedName = /-[A-Z0-9]{8}\.[a-z0-9.]+$/u;

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/u;

/** Answers what is under the base path, the templates' path and "/"; null for every other address. */
export async function serveStatic(
  request: Request,
  folders: StaticFolders,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === "/" || `${pathname}/` === __BASE__) {
    return new Response(null, { status: 302, headers: { location: __BASE__ } });
  }
  const isTemplate = pathname.startsWith(templatesPath);
  if (!isTemplate && !pathname.startsWith(__BASE__)) return null;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
  }
  const name = fileName(pathname.slice((isTemplate ? templatesPath : __BASE__).length));
  if (name === null) return plain(404, "Not found.");
  return isTemplate ? serveTemplate(request, folders, name) : serveBundle(request, folders, name);
}

/** A name within the folder, or null for whatever could lead out of it or to a hidden file. */
function fileName(encoded: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  if (/[\\\0:]/u.test(name)) return null;
  return name.split("/").some((part) => part.startsWith(".")) ? null : name;
}

async function serveTemplate(
  request: Request,
  { templates }: StaticFolders,
  name: string,
): Promise<Response> {
  const file = await findFile(join(templates, name));
  if (!file) return plain(404, "There is no such template.");
  return respond(request, file, {
    "cache-control": "no-cache",
    "content-disposition": `attachment; filename="${name.replace(/[^\w.-]/gu, "_")}"`,
  });
}

async function serveBundle(
  request: Request,
  { dist }: StaticFolders,
  name: string,
): Promise<Response> {
  const file = name === "" ? null : await findFile(join(dist, name));
  if (file) {
    const caching = hashedName.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
    return respond(request, file, { "cache-control": caching });
  }
  // A name with an extension is an asset; answering the page for it would make a missing script look like a broken one.
  if (extname(name) !== "") return plain(404, "Not found.");
  const page = await findFile(join(dist, "index.html"));
  if (!page) return plain(404, "The bundle is not built: run npm run build.");
  return respond(request, page, { "cache-control": "no-cache" });
}

type FoundFile = { path: string; type: string; size: number; changedAt: Date };

async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return null;
    const type = types[extname(path)] ?? "application/octet-stream";
    return { path, type, size: found.size, changedAt: found.mtime };
  } catch {
    // Missing, or under something that is no folder: not found either way.
    return null;
  }
}

async function respond(
  request: Request,
  file: FoundFile,
  extra: Record<string, string>,
): Promise<Response> {
  const twin = await compressedTwin(request, file);
  const headers: Record<string, string> = {
    ...extra,
    ...(await ownPolicy(file)),
    "content-type": file.type,
    etag: `W/"${file.size.toString(36)}-${file.changedAt.getTime().toString(36)}"`,
    "last-modified": file.changedAt.toUTCString(),
    vary: "accept-encoding",
  };
  if (isUnchanged(request, headers["etag"]!, file.changedAt)) {
    return new Response(null, { status: 304, headers });
  }
  if (twin) headers["content-encoding"] = twin.encoding;
  const sent = twin?.file ?? file;
  headers["content-length"] = String(sent.size);
  if (request.method === "HEAD") return new Response(null, { headers });
  return new Response(new Uint8Array(await readFile(sent.path)), { headers });
}

/** The page says itself what may stand inline in it. Read anew each time: the bundle may be replaced under the server. */
async function ownPolicy({ path, type }: FoundFile): Promise<Record<string, string>> {
  if (type !== types[".html"]) return {};
  const [, policy] = policyElement.exec(await readFile(path, "utf8")) ?? [];
  return policy === undefined ? {} : { "content-security-policy": headerPolicy(policy) };
}

function isUnchanged(request: Request, etag: string, changedAt: Date): boolean {
  const known = request.headers.get("if-none-match");
  if (known !== null) {
    return known.split(",").some((one) => one.trim() === "*" || one.trim() === etag);
  }
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  // The header has whole seconds.
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}

const encodings = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
] as const;

async function compressedTwin(
  request: Request,
  { path }: FoundFile,
): Promise<{ encoding: string; file: FoundFile } | null> {
  const accepted = acceptedEncodings(request.headers.get("accept-encoding") ?? "");
  for (const { encoding, suffix } of encodings) {
    const file = accepted.has(encoding) ? await findFile(path + suffix) : null;
    if (file) return { encoding, file };
  }
  return null;
}

function acceptedEncodings(header: string): Set<string> {
  const accepted = header
    .split(",")
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/u),
    )
    .filter(([, weight]) => weight === undefined || Number(weight) > 0);
  return new Set(accepted.map(([encoding]) => encoding ?? ""));
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}
