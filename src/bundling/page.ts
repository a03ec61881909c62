// Makes index.html from static/index.html. The sign-in form stands in it, so that it is there before any script.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BundleParts } from "./bundle-parts.ts";
import { readVersion } from "./bundle-settings.ts";

export async function makePage(
  folder: string,
  base: string,
  parts: BundleParts,
  extraScript?: string,
): Promise<void> {
  const template = await readFile("static/index.html", "utf8");
  const styles = `<link rel="stylesheet" href="${base}${parts.standingStyles}">`;
  const scripts = [
    `<script src="${base}${parts.earlyScript}" async></script>`,
    `<script src="${base}${parts.mainScript}" type="module" fetchpriority="low"></script>`,
    ...(extraScript === undefined ? [] : [`<script src="${base}${extraScript}" async></script>`]),
  ];
  const page = template
    .replace("<!--styles-->", styles)
    .replace("<!--scripts-->", scripts.join("\n    "))
    .replace("%STYLES%", base + parts.styles)
    .replaceAll("%BASE%", base)
    .replaceAll("%VERSION%", readVersion());
  await writeFile(join(folder, "index.html"), page);
  // For web servers that answer an unknown path with a 404 page: it is the same page.
  await writeFile(join(folder, "404.html"), page);
}
