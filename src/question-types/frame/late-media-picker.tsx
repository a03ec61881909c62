// The picker of a bank's files, fetched when somebody first wants to choose one.
import { latePiece } from "../../core/late-piece.ts";
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { MediaFile, MediaKind } from "../../contract/questions/media.ts";
import { reportError } from "../../core/notices.ts";
import type { MediaPickerModel } from "../../kit/media/media-picker-model.ts";
import { LoadedPlugin } from "./load-plugin.tsx";

const loadPicker = async () => (await import("../../kit/media/media-picker.tsx")).MediaPicker;

export class LatePicker {
  readonly $model: ReadableAtom<MediaPickerModel | null>;
  readonly #model = atom<MediaPickerModel | null>(null);
  readonly #bankId: string;

  constructor(bankId: string) {
    this.#bankId = bankId;
    this.$model = this.#model;
  }

  /** Null when nothing was chosen, or the picker could not be fetched, which is then told. */
  readonly pick = async (kind: MediaKind): Promise<MediaFile | null> => {
    try {
      const { createMediaPicker } = await latePiece(
        () => import("../../kit/media/media-picker-model.ts"),
      );
      const model = this.#model.get() ?? createMediaPicker(this.#bankId);
      this.#model.set(model);
      return await model.pick(kind);
    } catch (error) {
      reportError(error);
      return null;
    }
  };

  readonly exit = (): void => this.#model.get()?.exit();
}

export function LateMediaPicker({ picker }: { picker: LatePicker }) {
  const model = useStore(picker.$model);
  return model && <LoadedPlugin load={loadPicker} props={{ model }} />;
}
