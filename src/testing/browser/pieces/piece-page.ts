// A page of its own for one piece of the console, without the console around it: bundled as the console is, and served
// under the strict policy.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { makeIconSprite } from "../../../bundling/icon-sprite.ts";
import { testAddresses } from "../../../bundling/plugins.ts";
import { constants, reactAlias } from "../../../bundling/bundle-settings.ts";
import { securityHeaders } from "../../../exam-server/http/security-headers.ts";
import type { Console } from "../console-page.ts";

type PieceSource = {
  title: string;
  body: string;
  /** TSX that draws into the body, and puts on `globalThis` what a test holds it by. */
  script: string;
  /** Where the script's imports are looked for. */
  folder: string;
  /** CSS of the page around the piece. */
  frame?: string;
};
export type Piece = { html: string; script: string; styles: string };

const sheets = ["ui/layers", "ui/tokens", "ui/base", "kit/rich-text/rich-text"];
const bundled = {
  bundle: true,
  minify: true,
  write: false,
  outdir: "out",
  target: "chrome109",
} as const;

export async function bundlePiece(source: PieceSource): Promise<Piece> {
  const { outputFiles } = await build({
    ...bundled,
    stdin: { contents: source.script, resolveDir: source.folder, loader: "tsx" },
    format: "iife",
    jsx: "automatic",
    alias: reactAlias,
    define: { ...constants("/adm/"), "process.env.NODE_ENV": '"production"' },
    plugins: [testAddresses()],
  });
  const imports = sheets.map((name) => `@import "./src/${name}.css";`).join("");
  const { outputFiles: base } = await build({
    ...bundled,
    stdin: { contents: imports, resolveDir: ".", loader: "css" },
  });
  const textOf = (suffix: string) =>
    outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? "";
  const html = `<!doctype html><html lang="id"><head><title>${source.title}</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/piece.css"><script src="/piece.js" defer></script></head>
<body>${source.body}</body></html>`;
  const styles = [base[0]?.text, textOf(".css"), source.frame].join("\n");
  return { html, script: textOf(".js"), styles };
}

/** On a page that `exo` has opened, so that whatever the policy refuses fails the test. */
export async function openPiece(exo: Console, page: Page, piece: Piece): Promise<void> {
  await serve(page, "/piece.html", "text/html", piece.html);
  await serve(page, "/piece.js", "text/javascript", piece.script);
  await serve(page, "/piece.css", "text/css", piece.styles);
  await serve(page, "/icons:sprite", "image/svg+xml", await makeIconSprite());
  // Its rules stand in the page's own sheet already.
  await serve(page, "/rich-text.css", "text/css", "");
  await page.goto(new URL("/piece.html", exo.server.url).href);
}

/** Every picture is this one; without it the logo. */
export async function servePictures(
  page: Page,
  contentType = "image/jpeg",
  body?: Buffer,
): Promise<void> {
  await serve(
    page,
    "/storage/media/**",
    contentType,
    body ?? (await readFile("static/img/exo.jpg")),
  );
}

function serve(page: Page, path: string, contentType: string, body: string | Buffer) {
  return page.route(`**${path}`, (route) =>
    route.fulfill({ body, headers: { ...securityHeaders, "content-type": contentType } }),
  );
}
