// What a screen must be for everybody who looks at it: nothing that axe finds, by day and by night, nothing wider than the
// screen, and room for those who set letters and lines further apart.
import { readFile } from "node:fs/promises";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { presentTest } from "./browser-suite.ts";
import { desktop, screenshot } from "./console-page.ts";
import { soon } from "./soon.ts";

/** WCAG 2.2 AA as far as axe can decide it. */
const everyRule: RunOptions["runOnly"] = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** All that changes with the theme. */
const colours = ["color-contrast", "link-in-text-block"];
const colourRules: RunOptions["runOnly"] = { type: "rule", values: colours };
/** All that may come out otherwise in another browser: names and roles do not. */
const paintedRules: RunOptions["runOnly"] = {
  type: "rule",
  values: [...colours, "target-size", "scrollable-region-focusable"],
};

/**
 * Looks at the page as it stands, in both themes; `what` names it in errors and pictures. Every rule is asked in the first
 * browser that the file runs in, those about what is painted in all.
 * @throws AssertionError with what axe has found, or with the pixels that stand out
 */
export async function visualCheck(page: Page, what: string): Promise<void> {
  const { suite } = presentTest() ?? { suite: "" };
  const width = page.viewportSize()?.width;
  const picture = `${suite}-${what}-${width}`.replace(/[^\w.-]+/gu, "-");
  await wear(page, "light");
  await findNothing(
    page,
    `${what}, light, ${width} px`,
    isSecondBrowser() ? paintedRules : everyRule,
  );
  await assertNoSideways(page, what);
  await screenshot(page, `${picture}-light`);
  await assertRoomForText(page, `${what}, ${width} px, text spacing`);
  await wear(page, "dark");
  await findNothing(page, `${what}, dark, ${width} px`, colourRules);
  await screenshot(page, `${picture}-dark`);
  await wear(page, "light");
}

const isSecondBrowser = () => process.env["EXO_SECOND_BROWSER"] === "1";

/** Whatever changes its colour slowly has done so. */
async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

let axeSource: string | undefined;

async function findNothing(page: Page, what: string, runOnly: RunOptions["runOnly"]) {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    axeSource ??= await readFile("node_modules/axe-core/axe.min.js", "utf8");
    // By the debugger, so that the page's policy is left as it is.
    await page.evaluate(axeSource);
  }
  // What it finds is told by its markup.
  const options: RunOptions = {
    runOnly,
    resultTypes: ["violations"],
    preload: false,
    selectors: false,
  };
  const violations = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations: found } = await axe.run(given);
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} (${node.failureSummary})`).join(" | ")}`,
    );
  }, options);
  assert.equal(violations, [], what);
}

/** Neither the page nor the screen's content, the sheet of a list or, on a PC, its table is wider than what is seen of it. */
export function assertNoSideways(page: Page, what: string): Promise<void> {
  const isPc = (page.viewportSize()?.width ?? 0) >= desktop.width;
  return assertFits(page, isPc ? `${wholes}, main :has(> table)` : wholes, what);
}

const wholes = "html, main, [data-searched]";

function assertFits(page: Page, boxes: string, what: string): Promise<void> {
  const overhang = () =>
    page.evaluate((selector) => {
      const widths = [...document.querySelectorAll(selector)].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      return Math.max(...widths);
    }, boxes);
  return soon.is(overhang, 0, `${what}: pixels wider than the screen`);
}

/** WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Nothing is lost with the text set wider: no words behind an edge that does not say so by "…". A table may scroll. */
async function assertRoomForText(page: Page, what: string): Promise<void> {
  const sheet = await page.evaluateHandle((css) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, spacing);
  await assertFits(page, wholes, what);
  await soon.equal(() => page.evaluate(cutTexts), [], what);
  // Styles of the console's own may have come meanwhile.
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
  });
  await sheet.dispose();
}

/** Runs in the page. What is hidden but for those who hear the screen is a pixel wide. */
function cutTexts(): string[] {
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === 3 && (node as Text).data.trim() !== "",
    );
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isShort = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (isShort || clientWidth <= 1) return false;
    const isEdge = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return (
      (isEdge(overflowX) && scrollWidth > clientWidth + 1) ||
      (isEdge(overflowY) && scrollHeight > clientHeight + 1)
    );
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => hasWords(element) && isCut(element))
    .map((element) => element.outerHTML.slice(0, 160));
}
