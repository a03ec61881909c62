// Rich text as it stands inside a file that fetches nothing: cleaned by the console's sanitiser, formulas drawn, pictures inside.
import { fillFormula } from "../../../../kit/rich-text/formula/formula.ts";
import { sanitizeToFragment } from "../../../../kit/rich-text/sanitize-html.ts";

/** All pictures of a file together, in bytes: more makes it too large for a phone's browser. */
export const mostPictureBytes = 15 * 1024 * 1024;

export type InlineMedia = ReturnType<typeof createInlineMedia>;
/** What stands in place of what is not in the file. */
type MissingTexts = { picture: string; sound: string };

export function createInlineMedia(texts: MissingTexts, signal: AbortSignal) {
  let bytes = 0;
  const known = new Map<string, Promise<string | null>>();
  const counts = { left: 0 };

  /** As an address that holds the picture; null: it does not fit or cannot be shown. */
  async function addressOf(picture: Blob): Promise<string | null> {
    if (!picture.type.startsWith("image/") || bytes + picture.size > mostPictureBytes) {
      counts.left += 1;
      return null;
    }
    bytes += picture.size;
    return dataAddress(picture);
  }

  /** @throws Error when a picture cannot be fetched: a file that lacks what was answered would be marked wrongly */
  async function fetched(address: string): Promise<string | null> {
    const response = await fetch(address, { signal });
    if (response.status === 404) {
      counts.left += 1;
      return null;
    }
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return addressOf(await response.blob());
  }

  async function inlined(html: string): Promise<string> {
    if (!html.includes("<")) return html;
    const fragment = sanitizeToFragment(html);
    for (const image of fragment.querySelectorAll("img")) {
      const from = image.getAttribute("src") ?? "";
      const loading = known.get(from) ?? fetched(from);
      known.set(from, loading);
      const address = await loading;
      if (address === null) image.replaceWith(`[${texts.picture} ${image.alt}]`);
      else image.setAttribute("src", address);
    }
    for (const sound of fragment.querySelectorAll("audio")) sound.replaceWith(`[${texts.sound}]`);
    for (const formula of fragment.querySelectorAll<HTMLElement>(
      "[data-formula],[data-formula-block]",
    )) {
      const block = formula.dataset["formulaBlock"];
      if (block !== undefined) formula.className = "rich-text-display";
      await fillFormula(formula, block ?? formula.dataset["formula"] ?? "", block !== undefined);
    }
    const holder = document.createElement("div");
    holder.append(fragment);
    return holder.innerHTML;
  }

  return {
    inlined,
    addressOf,
    /** How many pictures are not in the file. */
    left: () => counts.left,
  };
}

function dataAddress(picture: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((settle, fail) => {
    reader.addEventListener("load", () => settle(String(reader.result)));
    reader.addEventListener("error", () => fail(reader.error ?? new Error("Not read")));
    reader.readAsDataURL(picture);
  });
}
