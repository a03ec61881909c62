// Many photos at once: whose each file is, by its name; then one after the other made small and sent. Nothing of a file is
// kept longer than that takes, and only a few are open at a time, however many there are.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import {
  matchParticipantPhotos,
  setParticipantPhoto,
} from "../../../contract/participant-photos.ts";
import { call } from "../../../core/api.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { FileFault } from "../../../files/file-fault.ts";
import { createBulk, type BulkRun } from "../../../kit/bulk/create-bulk.ts";
import { freshFailureText } from "../../../kit/failed-message.ts";
import { photoFaultText } from "./photo-fault-text.ts";
import { matchFiles, numbersIn, type Matched, type Unmatched } from "./photo-named-files.ts";
import { listPhotoFiles, type PhotoFile } from "./photo-files.ts";
import { photosMessages } from "./photos-messages.ts";
import { shrinkPhoto, type ShrinkPhoto } from "./photo-media.ts";

/** What is done where somebody has a photo already. */
export type PhotoMode = "skip" | "update";

export type PhotosImportState =
  | { step: "choose"; problem: string | null }
  | { step: "reading"; count: number }
  | {
      step: "review";
      matched: readonly Matched<PhotoFile>[];
      /** Of those, how many would replace a photo. */
      existing: number;
      unmatched: readonly BulkResult[];
      mode: PhotoMode;
    }
  | { step: "sending"; run: BulkRun };

/** Made small side by side: one is decoded while another is on its way. */
const atATime = 2;

export function createPhotosImportModel(shrink: ShrinkPhoto = shrinkPhoto): PhotosImport {
  return new PhotosImport(shrink);
}

export type { PhotosImport };
class PhotosImport {
  readonly $state: ReadableAtom<PhotosImportState>;
  readonly #shrink: ShrinkPhoto;
  readonly #state = atom<PhotosImportState>({ step: "choose", problem: null });
  #abort = new AbortController();

  constructor(shrink: ShrinkPhoto) {
    this.#shrink = shrink;
    this.$state = this.#state;
  }

  readonly choose = async (chosen: readonly File[]): Promise<void> => {
    const { signal } = this.#renewed();
    this.#state.set({ step: "reading", count: chosen.length });
    try {
      const files = await listPhotoFiles(chosen);
      const no_ujian = [...new Set(files.flatMap(({ name }) => numbersIn(name)))];
      const { matches } = await call(matchParticipantPhotos, { no_ujian }, { signal });
      const { matched, unmatched } = matchFiles(files, matches);
      const existing = matched.filter(({ owner }) => owner.foto !== null).length;
      const refused = unmatched.map(refusedFile);
      if (!signal.aborted) {
        this.#state.set({ step: "review", matched, existing, unmatched: refused, mode: "skip" });
      }
    } catch (error) {
      if (!signal.aborted) this.#state.set({ step: "choose", problem: problemOf(error) });
    }
  };

  readonly setMode = (mode: PhotoMode): void => {
    const state = this.#state.get();
    if (state.step === "review") this.#state.set({ ...state, mode });
  };

  /** A second call changes nothing. */
  readonly commit = (): void => {
    const state = this.#state.get();
    if (state.step !== "review") return;
    const byId = new Map(filesToSend(state).map((file) => [file.owner.id, file]));
    const run = createBulk({
      ids: [...byId.keys()],
      batchSize: atATime,
      send: (ids) => Promise.all(ids.map((id) => this.#deliver(byId.get(id)!))),
    });
    this.#state.set({ step: "sending", run });
    void run.start();
  };

  /** Back to the choice of files; of what is under way nothing is heard any more. */
  readonly restart = (): void => {
    this.#renewed();
    this.#state.set({ step: "choose", problem: null });
  };

  readonly exit = (): void => {
    this.#abort.abort();
    const state = this.#state.get();
    if (state.step === "sending") state.run.exit();
  };

  #renewed(): AbortController {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort;
  }

  /** @throws what stops the others too, since it is not about this file: no network, a session that has ended */
  async #deliver({ file, owner }: Matched<PhotoFile>): Promise<BulkResult> {
    const { id, foto } = owner;
    try {
      const small = await this.#shrink(await file.read());
      await call(setParticipantPhoto, { id, replaces: foto ?? "" }, { file: small });
      return { id, label: file.name, outcome: "done" };
    } catch (error) {
      if (isServerError(error) && !isAboutOne(error.code)) throw error;
      return { id, label: file.name, outcome: "refused", reason: photoFaultText(error) };
    }
  }
}

export function filesToSend({
  matched,
  mode,
}: Pick<Extract<PhotosImportState, { step: "review" }>, "matched" | "mode">) {
  return mode === "update" ? matched : matched.filter(({ owner }) => owner.foto === null);
}

function isAboutOne(code: string): boolean {
  const { invalidFields, tooLarge, notFound, conflict } = responseCodes;
  return [invalidFields, tooLarge, notFound, conflict].some((one) => one === code);
}

function problemOf(error: unknown): string {
  return error instanceof FileFault ? photosMessages.get().notListed : freshFailureText(error);
}

function refusedFile({ name, why, owner }: Unmatched, index: number): BulkResult {
  const t = photosMessages.get();
  const reason = why === "nobody" ? t.nobody : t.twice({ name: owner?.nama ?? "" });
  return { id: String(index), label: name, outcome: "refused", reason };
}
