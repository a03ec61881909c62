// Makes index.html from static/index.html. The sign-in form stands in it with its styles, so that it is there before
// anything else has come; so does the strict policy, for servers that send none.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pagePolicy } from "../exam-server/http/security-headers.ts";
import type { BundleParts } from "./bundle-parts.ts";
import { readVersion } from "./bundle-settings.ts";

export async function makePage(
  folder: string,
  base: string,
  parts: BundleParts,
  extraScript?: string,
): Promise<void> {
  const template = await readFile("static/index.html", "utf8");
  const style = await readFile(join(folder, parts.standingStyles), "utf8");
  const script = await readFile(join(folder, parts.earlyScript), "utf8");
  const scripts = [
    `<script src="${base}${parts.mainScript}" type="module" fetchpriority="low"></script>`,
    ...(extraScript === undefined ? [] : [`<script src="${base}${extraScript}" async></script>`]),
  ];
  const values: Record<string, string> = {
    BASE: base,
    VERSION: readVersion(),
    POLICY: pagePolicy({ style, script }),
    STANDING: style,
    STANDING_SHEET: base + parts.standingStyles,
    EARLY: script,
    STYLES: base + parts.styles,
    SCRIPTS: scripts.join("\n    "),
  };
  const page = template.replaceAll(/%([A-Z_]+)%/gu, (place, name: string) => values[name] ?? place);
  await writeFile(join(folder, "index.html"), page);
  // For web servers that answer an unknown path with a 404 page: it is the same page.
  await writeFile(join(folder, "404.html"), page);
}
