// esbuild plug-ins: the modules "icons:sprite", "sheet:…", "script:…" and "thread:…" (see build-constants.d.ts), and all such addresses in tests.
// Filters have no u flag: esbuild reads them as Go expressions.
import { basename, resolve } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { drawings, makeIconSprite } from "./icon-sprite.ts";
import { browserFloor, reactAlias } from "./bundle-settings.ts";

/** "icons:sprite" is the address of the icon sprite. */
export function iconSprite(): Plugin {
  return {
    name: "icon-sprite",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^icons:sprite$/ }, () => ({ path: "icons.svg", namespace: "icons" }));
      onLoad({ filter: /.*/, namespace: "icons" }, async () => ({
        contents: await makeIconSprite(),
        loader: "file",
        watchFiles: [resolve("src/ui/icon-names.ts"), resolve(drawings)],
      }));
    },
  };
}

/**
 * "sheet:kit/rich-text/rich-text.css" is the address of that style sheet, bundled by itself. What a script reaches by
 * import() would else come into the sheet that every page fetches.
 */
export function sheets(minify: boolean): Plugin {
  return bundledFiles("sheet", "file", { target: browserFloor, minify });
}

/** What stands behind "name:" in an import is a file of src/, which is bundled by itself. */
function bundledFiles(name: string, loader: "file" | "text", options: BuildOptions): Plugin {
  return {
    name: `${name}s`,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}:`) }, ({ path }) => ({
        path: resolve("src", path.slice(name.length + 1)),
        namespace: name,
      }));
      onLoad({ filter: /.*/, namespace: name }, async ({ path }) => {
        const { outputFiles } = await build({
          ...options,
          entryPoints: [path],
          bundle: true,
          write: false,
        });
        return { contents: outputFiles[0]?.text ?? "", loader, watchFiles: [path] };
      });
    },
  };
}

/**
 * "script:features/x/page.tsx" is the address of that script, bundled by itself as one file, for a page that stands alone: it imports
 * nothing when it runs. A text file, because no page of the console runs it.
 */
export function scripts(options: BuildOptions): Plugin {
  return {
    name: "scripts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^script:/ }, ({ path }) => ({
        path: resolve("src", path.slice("script:".length).replace(/\.tsx?$/u, ".txt")),
        namespace: "script",
        pluginData: resolve("src", path.slice("script:".length)),
      }));
      onLoad({ filter: /.*/, namespace: "script" }, async ({ pluginData: source }) => {
        const { outputFiles, metafile } = await build({
          ...options,
          entryPoints: [String(source)],
          format: "iife",
          alias: reactAlias,
          jsx: "automatic",
          metafile: true,
          sourcemap: false,
          write: false,
        });
        return {
          contents: outputFiles[0]?.text ?? "",
          loader: "file",
          watchFiles: Object.keys(metafile.inputs).map((input) => resolve(input)),
        };
      });
    },
  };
}

/**
 * "thread:exam-server/security/html/html-cleaner-thread.ts" is the text of that script with all that it imports, for a thread of the
 * exam server: the server is bundled in several ways, and finds no file beside itself in all of them.
 */
export function threadScripts(): Plugin {
  return bundledFiles("thread", "text", {
    platform: "node",
    target: "node20",
    format: "cjs",
    minifySyntax: true,
    minifyWhitespace: true,
  });
}

/** In tests nobody sees the styles: of those that are no CSS module not even names are read. */
export function noStyles(): Plugin {
  return {
    name: "no-styles",
    setup({ onLoad }) {
      onLoad({ filter: /(?:^|\/)[^./]*\.css$/ }, () => ({ contents: "", loader: "css" }));
    },
  };
}

/** In tests nobody fetches these addresses. */
export function testAddresses(): Plugin {
  return {
    name: "test-addresses",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:icons|worker|sheet|script|font):/ }, ({ path }) => ({
        path,
        namespace: "address",
      }));
      onLoad({ filter: /.*/, namespace: "address" }, ({ path }) => ({
        contents: `export default ${JSON.stringify(`/${basename(path)}`)}`,
      }));
    },
  };
}
