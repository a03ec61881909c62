// Files as a browser hands them over, pasted or let go over an element.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { uploadLibraryFile } from "../../contract/questions/library.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";

export type GivenFile = { name: string; type: string; bytes: Uint8Array };

/** Answers whether the page took it: otherwise the browser would open the file in place of the page. */
export function giveFiles(
  target: Locator,
  way: "paste" | "drop",
  files: readonly GivenFile[],
): Promise<boolean> {
  const plain = files.map(({ name, type, bytes }) => ({ name, type, bytes: [...bytes] }));
  return target.evaluate(
    (box, given) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of given.files) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      const { left, top } = box.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      const place = { clientX: left + 4, clientY: top + 4 };
      const event =
        given.way === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, ...place, dataTransfer: data });
      return !box.dispatchEvent(event);
    },
    { files: plain, way },
  );
}

/** Into the institution's library, by a call beside the page. */
export async function addToLibrary(
  page: Page,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey);
  const path = `${uploadLibraryFile.path}?name=${encodeURIComponent(name)}`;
  const answer = await fetch(new URL(path, page.url()), {
    method: uploadLibraryFile.method,
    headers: { authorization: `Bearer ${token}`, "content-type": mimeType },
    body: new Uint8Array(buffer),
  });
  assert.is(answer.status, 200);
}

/** A picture that browsers draw, each of another colour; as an input of files takes it. */
export async function drawnPicture(page: Page, name: string, colour: string) {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 200 });
    const context = canvas.getContext("2d")!;
    context.fillStyle = fill;
    context.fillRect(20, 20, 280, 160);
    return canvas.toDataURL("image/png");
  }, colour);
  return { name, mimeType: "image/png", buffer: Buffer.from(url.split(",")[1]!, "base64") };
}
