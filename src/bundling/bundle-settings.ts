// What every bundle of the project has in common: the alias that makes React Preact, the floor, the constants.
import { readFileSync } from "node:fs";
import type { BuildOptions } from "esbuild";

/** Oldest browsers: the last that run on Windows 7 and 8. */
export const browserFloor = ["chrome109", "firefox115"];

/** The production alias. Tests are bundled with the same, so that they test what is shipped. */
export const reactAlias: Record<string, string> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/test-utils": "preact/test-utils",
  "react/jsx-runtime": "preact/jsx-runtime",
  // wouter's own import; unaliased it brings a second React.
  "use-sync-external-store/shim/index.js": "preact/compat",
};

export const cacheFolder = ".cache";

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return version;
}

/** See src/build-constants.d.ts. */
export function constants(base: string): Record<string, string> {
  return { __BASE__: JSON.stringify(base), __VERSION__: JSON.stringify(readVersion()) };
}

/** How every script of the console is compiled, the page's and the workers' alike. */
export function scriptOptions(base: string, minify: boolean): BuildOptions {
  return {
    bundle: true,
    minify,
    define: { ...constants(base), "process.env.NODE_ENV": '"production"' },
    target: browserFloor,
    legalComments: "none",
    charset: "utf8",
  };
}
