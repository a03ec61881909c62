// The picker of a bank's files, loaded when somebody first wants to choose one.
import { lazy } from "../../core/on-demand/lazy.ts";
import { useStore } from "@nanostores/react";
import { atom, type ReadableAtom } from "nanostores";
import type { MediaFile, MediaKind } from "../../contract/questions/media.ts";
import { reportError } from "../../core/notices.ts";
import type { MediaPickerModel } from "../../kit/media/media-picker-model.ts";
import { LazyDialog } from "../../kit/lazy/lazy-dialog.tsx";
import { loadForAction } from "../../kit/lazy/load-for-action.ts";

const loadPicker = lazy(() => import("../../kit/media/media-picker.tsx"), "MediaPicker");
const loadCreatePicker = lazy(
  () => import("../../kit/media/media-picker-model.ts"),
  "createMediaPickerModel",
);

const $noChoice = atom(null);

export class LazyPicker {
  readonly $model: ReadableAtom<MediaPickerModel | null>;
  readonly #model = atom<MediaPickerModel | null>(null);
  readonly #bankId: string;

  constructor(bankId: string) {
    this.#bankId = bankId;
    this.$model = this.#model;
  }

  /** Null when nothing was chosen, or the picker could not be loaded, which is then reported. */
  readonly pick = async (kind: MediaKind): Promise<MediaFile | null> => {
    try {
      const createMediaPickerModel = await loadForAction(loadCreatePicker);
      const model = this.#model.get() ?? createMediaPickerModel(this.#bankId);
      this.#model.set(model);
      return await model.pick(kind);
    } catch (error) {
      reportError(error);
      return null;
    }
  };

  readonly exit = (): void => this.#model.get()?.exit();
}

export function LazyMediaPicker({ picker }: { picker: LazyPicker }) {
  const model = useStore(picker.$model);
  const choice = useStore(model?.$choice ?? $noChoice);
  if (!model || !choice) return null;
  return <LazyDialog load={loadPicker} props={{ model }} onCancel={model.close} />;
}
