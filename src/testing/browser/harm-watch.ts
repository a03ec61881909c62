// Whether something that was written into the school's data has done anything in a page: run, opened a dialog, asked
// another host, or been left standing where it could.
import type { ConsoleMessage, Page, Request } from "playwright-core";
import * as assert from "uvu/assert";
import type { Console } from "./console-page.ts";

declare global {
  /** What an exploit has done. */
  var harm: string[];
}

export type WatchedPage = {
  page: Page;
  /** Requests, dialogs, windows and errors that nobody but an exploit makes. */
  strays: string[];
};

/**
 * Signed in as the Head Master. `strict`: whatever the policy refuses fails the tests of the file. Without it, refused
 * styles, handlers and base addresses are let pass: the policy refuses them while HTML is parsed, before it is cleaned.
 */
export async function openWatched(exo: Console, { strict = true } = {}): Promise<WatchedPage> {
  const page = strict ? await exo.newPage() : await exo.browser.newPage();
  await page.addInitScript(() => {
    globalThis.harm = [];
    window.alert = (text) => globalThis.harm.push(String(text));
  });
  const strays: string[] = [];
  const add = (stray: string) => {
    // Each once: hundreds of the same say no more.
    if (!strays.includes(stray)) strays.push(stray);
  };
  page.on("request", (request) => strayRequest(request, exo.server.url).forEach(add));
  page.on("dialog", (dialog) => {
    add(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => add(`window: ${popup.url()}`));
  page.on("pageerror", ({ message }) => add(`error: ${message}`));
  page.on("console", (message) => brokenPolicy(message).forEach(add));
  await exo.enter(page);
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
  return { page, strays };
}

function strayRequest(request: Request, own: string): string[] {
  const { origin, pathname, protocol } = new URL(request.url());
  const isForeign = protocol.startsWith("http") && origin !== new URL(own).origin;
  return isForeign || /evil|\/x$|\/session\/end$/u.test(pathname) ? [request.url()] : [];
}

function brokenPolicy(message: ConsoleMessage): string[] {
  const text = message.text();
  if (!/Content Security Policy|Refused to/u.test(text)) return [];
  return /inline (?:style|event handler)|base-uri|base URI/iu.test(text) ? [] : [text];
}

/** Nothing has run, and nothing stands in the page that could. */
export async function assertHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const forbidden =
      "main iframe, main object, main embed, main style, main link, main meta, main base, main script, main video, " +
      "main [onerror], main [onload], main [onclick], main [onfocus], main [ontoggle], main [srcdoc], main [autofocus], " +
      "dialog iframe, dialog object, dialog embed, dialog style, dialog script, dialog [onerror], dialog [onload], " +
      ".rich-text form, .rich-text a, .rich-text [class=overlay], .rich-text input[name], .rich-text [autoplay], " +
      ".rich-text math [href], .rich-text math img, [href^='javascript:']";
    const left = [...document.querySelectorAll(forbidden)].map((each) =>
      each.outerHTML.slice(0, 200),
    );
    const strange = [...document.querySelectorAll<HTMLImageElement>(".rich-text img")]
      .map((image) => image.getAttribute("src") ?? "")
      // What ProseMirror sets beside its cursor has no address.
      .filter(
        (src) => src !== "" && !src.startsWith("/storage/media/") && !src.startsWith("blob:"),
      );
    return [...globalThis.harm, ...left, ...strange];
  });
  assert.equal(found, [], where);
}
