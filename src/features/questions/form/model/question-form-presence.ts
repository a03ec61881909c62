// Who else has the question open, and whether it has been saved since it was read. The server is asked every 20 s. A call that
// fails is not reported: if the connection is lost, saving will report it.
import { atom, type ReadableAtom } from "nanostores";
import { announceEditing } from "../../../../contract/questions/questions.ts";
import { call } from "../../../../core/api.ts";

export const announceEveryMs = 20_000;

export type OtherEditor = { name: string; own: boolean };

type PresenceOptions = {
  questionId: string;
  /** The name of this tab. */
  editor: string;
  /** Of the question on the screen. */
  version(): number;
};

export type Presence = ReturnType<typeof createPresence>;

export function createPresence({ questionId: id, editor, version }: PresenceOptions) {
  const $others = atom<readonly OtherEditor[]>([]);
  const $newerVersion = atom<number | null>(null);
  const timer = setInterval(() => void announce(), announceEveryMs);
  let dismissed = 0;
  let newest = 0;
  let hasLeft = false;

  async function announce(): Promise<void> {
    newest += 1;
    const turn = newest;
    const answer = await send({ id, editor, open: true });
    // On a slow line, an older answer may arrive after a newer one.
    if (!answer || hasLeft || turn !== newest) return;
    if (JSON.stringify(answer.others) !== JSON.stringify($others.get())) $others.set(answer.others);
    const known = Math.max(version(), dismissed);
    $newerVersion.set(answer.version > known ? answer.version : null);
  }

  /** Otherwise this tab would find itself as another editor after a reload. */
  const leave = (): void => void send({ id, editor, open: false });

  window.addEventListener("pagehide", leave);
  void announce();

  return {
    $others: $others as ReadableAtom<readonly OtherEditor[]>,
    /** The version that somebody else has saved meanwhile; null: there is none, or the person has dismissed it. */
    $newerVersion: $newerVersion as ReadableAtom<number | null>,
    announce,
    /** The person continues without this version. The next one is shown again. */
    dismiss(): void {
      dismissed = $newerVersion.get() ?? dismissed;
      $newerVersion.set(null);
    },
    exit(): void {
      hasLeft = true;
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    },
  };
}

/** Null: the call failed. It is repeated after 20 s, and the server forgets editors that are gone. */
async function send(editing: { id: string; editor: string; open: boolean }) {
  try {
    return await call(announceEditing, editing, { keepalive: !editing.open });
  } catch {
    return null;
  }
}
