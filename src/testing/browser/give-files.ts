// Files as a browser hands them over, pasted or let go over an element.
import type { Locator } from "playwright-core";

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
