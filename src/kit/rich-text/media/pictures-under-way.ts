// Pictures that stand in some editor of the screen and are not on the server yet. HTML leaves them out until they are,
// so that whoever saves must wait for them.
import { atom } from "nanostores";

type PicturesUnderWay = {
  count: number;
  /** Refused or lost on the way since the page was opened; only ever grows. */
  failed: number;
};

const $picturesUnderWay = atom<PicturesUnderWay>({ count: 0, failed: 0 });

/** Answers how to say what became of it. */
export function pictureUnderWay(): (arrived: boolean) => void {
  const { count, failed } = $picturesUnderWay.get();
  $picturesUnderWay.set({ count: count + 1, failed });
  return (arrived) => {
    const now = $picturesUnderWay.get();
    $picturesUnderWay.set({ count: now.count - 1, failed: now.failed + (arrived ? 0 : 1) });
  };
}

export function arePicturesUnderWay(): boolean {
  return $picturesUnderWay.get().count > 0;
}

/** Ends when none is under way any more: true when all of them arrived. */
export function picturesSettled(): Promise<boolean> {
  const { count, failed } = $picturesUnderWay.get();
  if (count === 0) return Promise.resolve(true);
  return new Promise((settle) => {
    const stop = $picturesUnderWay.listen((now) => {
      if (now.count > 0) return;
      stop();
      settle(now.failed === failed);
    });
  });
}
