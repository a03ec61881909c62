// Many photos at once: whose photo each file is follows from its name. Then the files are made small and sent, a few at a
// time, and nothing of a file is kept longer than that takes, however many there are.
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { guardedUpload } from "../../../core/uploads/guarded-upload.ts";
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

type ReviewState = {
  step: "review";
  matched: readonly Matched<PhotoFile>[];
  /** Of those, how many would replace a photo. */
  existing: number;
  unmatched: readonly BulkResult[];
  mode: PhotoMode;
};

export type PhotosImportState =
  | { step: "choose"; problem: string | null }
  | { step: "reading"; count: number }
  | ReviewState
  | { step: "sending"; run: BulkRun };

/** Two files are processed at the same time: one is decoded while the other is being sent. */
const atATime = 2;

export type PhotosImportModel = ReturnType<typeof createPhotosImportModel>;

export function createPhotosImportModel(shrink: ShrinkPhoto = shrinkPhoto) {
  const $state = atom<PhotosImportState>({ step: "choose", problem: null });
  let abort = new AbortController();

  function begin(): AbortSignal {
    abort.abort();
    abort = new AbortController();
    return abort.signal;
  }

  return {
    $state: $state as ReadableAtom<PhotosImportState>,
    async choose(chosen: readonly File[]): Promise<void> {
      const signal = begin();
      $state.set({ step: "reading", count: chosen.length });
      try {
        const review = await loadReview(chosen, signal);
        if (!signal.aborted) $state.set(review);
      } catch (error) {
        if (!signal.aborted) $state.set({ step: "choose", problem: problemOf(error) });
      }
    },
    setMode(mode: PhotoMode): void {
      const state = $state.get();
      if (state.step === "review") $state.set({ ...state, mode });
    },
    /** A second call changes nothing. */
    commit(): void {
      const state = $state.get();
      if (state.step !== "review") return;
      const run = createSending(filesToSend(state), shrink);
      $state.set({ step: "sending", run });
      void run.start();
    },
    /** Back to the choice of files. An answer that arrives after that is ignored. */
    restart(): void {
      begin();
      $state.set({ step: "choose", problem: null });
    },
    exit(): void {
      abort.abort();
      const state = $state.get();
      if (state.step === "sending") state.run.exit();
    },
  };
}

/** Asks the exam server whose photos the files are. @throws FileFault, ServerError */
async function loadReview(chosen: readonly File[], signal: AbortSignal): Promise<ReviewState> {
  const files = await listPhotoFiles(chosen);
  const no_ujian = [...new Set(files.flatMap(({ name }) => numbersIn(name)))];
  const { matches } = await call(matchParticipantPhotos, { no_ujian }, { signal });
  const { matched, unmatched } = matchFiles(files, matches);
  const existing = matched.filter(({ owner }) => owner.foto !== null).length;
  return { step: "review", matched, existing, unmatched: unmatched.map(refusedFile), mode: "skip" };
}

function createSending(files: readonly Matched<PhotoFile>[], shrink: ShrinkPhoto): BulkRun {
  const byId = new Map(files.map((file) => [file.owner.id, file]));
  return createBulk({
    ids: [...byId.keys()],
    batchSize: atATime,
    send: (ids) => Promise.all(ids.map((id) => deliver(byId.get(id)!, shrink))),
  });
}

/** @throws what stops the other files too, since it is not about this one: no network, or a session that has ended */
async function deliver(
  { file, owner }: Matched<PhotoFile>,
  shrink: ShrinkPhoto,
): Promise<BulkResult> {
  const { id, foto } = owner;
  try {
    const small = await shrink(await file.read());
    await guardedUpload(call(setParticipantPhoto, { id, replaces: foto ?? "" }, { file: small }));
    return { id, label: file.name, outcome: "done" };
  } catch (error) {
    if (isServerError(error) && !isAboutOne(error.code)) throw error;
    return { id, label: file.name, outcome: "refused", reason: photoFaultText(error) };
  }
}

export function filesToSend({ matched, mode }: Pick<ReviewState, "matched" | "mode">) {
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
  const reason =
    why === "nobody" ? t.nobody : t.twice({ name: owner ? namedParticipant(owner) : "" });
  return { id: String(index), label: name, outcome: "refused", reason };
}
