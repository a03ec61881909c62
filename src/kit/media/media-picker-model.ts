// Choosing one of a bank's pictures or sounds, or one of the institution's: `pick` is a promise that the dialog
// (media-picker.tsx) keeps.
import { atom, type ReadableAtom } from "nanostores";
import type { MediaFile, MediaKind } from "../../contract/questions/media.ts";
import { createMediaChoice, type MediaChoice } from "./media-choice.ts";
import { libraryShelf } from "./library-shelf.ts";
import { bankShelf, type MediaSource } from "./media-shelf.ts";
import type { Shrink } from "./uploads/upload-queue.ts";

export type MediaPickerModel = {
  /** What is being chosen now; null: the dialog is closed. */
  $choice: ReadableAtom<MediaChoice | null>;
  /** Opens the dialog. Null when the person chose nothing, or asked for something else meanwhile. */
  pick(kind: MediaKind): Promise<MediaFile | null>;
  /** Goes on with what is kept there; what was chosen before is chosen no more. */
  turnTo(source: MediaSource): void;
  choose(file: MediaFile): void;
  close(): void;
  exit(): void;
};

/** `shrink` makes pictures small before they are sent; tests, which have no canvas, give another. */
export function createMediaPickerModel(bankId: string, shrink?: Shrink): MediaPickerModel {
  const $choice = atom<MediaChoice | null>(null);
  const shelves = { bank: bankShelf(bankId), library: libraryShelf };
  let answer: (file: MediaFile | null) => void = () => undefined;

  const settle = (file: MediaFile | null) => {
    $choice.get()?.exit();
    $choice.set(null);
    answer(file);
  };
  return {
    $choice,
    pick(kind) {
      settle(null);
      return new Promise((resolve) => {
        answer = resolve;
        $choice.set(createMediaChoice(shelves.bank, kind, shrink));
      });
    },
    turnTo(source) {
      const choice = $choice.get();
      if (!choice || choice.shelf.source === source) return;
      choice.exit();
      $choice.set(createMediaChoice(shelves[source], choice.kind, shrink));
    },
    choose: settle,
    close: () => settle(null),
    exit: () => settle(null),
  };
}
