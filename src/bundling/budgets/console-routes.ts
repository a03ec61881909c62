// The route table as the build needs it: which sources each screen is loaded from. Read as text, because build.ts cannot
// import the console.
import { readFile } from "node:fs/promises";

export type ConsoleRoute = {
  name: string;
  /** The group of the menu that it is in. */
  group: string | undefined;
  /** Its screen, and what the screen itself loads as soon as it is shown. */
  sources: string[];
};

/** Those that are built. Sign-in is not among them: its line loads nothing. */
export async function readConsoleRoutes(): Promise<ConsoleRoute[]> {
  return routesIn(await readFile("src/routes.ts", "utf8"));
}

export function routesIn(table: string): ConsoleRoute[] {
  return table
    .split("\n")
    .filter((line) => line.includes("load: () => import("))
    .map((line) => ({
      name: /^\s*"?([\w.]+)/u.exec(line)?.[1] ?? "",
      group: /menu: \{ group: "([^"]+)"/u.exec(line)?.[1],
      sources: [...line.matchAll(/import\("\.\/([^"]+)"\)/gu)].map(([, path]) => `src/${path}`),
    }));
}
