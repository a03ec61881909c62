// Put in by the bundler (build.ts).
/** The base path the bundle is served under, with slashes at both ends: "/adm/". */
declare const __BASE__: string;
/** package.json's version. */
declare const __VERSION__: string;

/** Address of the icon sprite. */
declare module "icons:sprite" {
  const url: string;
  export default url;
}

/** Address of a worker, a module, bundled from the file under src/ that follows the colon (bundling/chunks/worker-bundle.ts). */
declare module "worker:*" {
  const url: string;
  export default url;
}

/** Address of the style sheet under src/ that follows the colon, bundled by itself: kit/styles/link-sheet.ts links it. */
declare module "sheet:*" {
  const url: string;
  export default url;
}

/**
 * Address of the script under src/ that follows the colon, bundled by itself as one classic script (bundling/plugins.ts): for a page that
 * stands alone.
 */
declare module "script:*" {
  const url: string;
  export default url;
}

/** Text of the script under src/ that follows the colon, bundled by itself for a thread of the exam server (bundling/plugins.ts). */
declare module "thread:*" {
  const source: string;
  export default source;
}

/** Address of the font of formulas (bundling/math-font.ts). */
declare module "font:math" {
  const url: string;
  export default url;
}
