// Looking for where to go: screens by their names at once, banks and participants as the server finds them.
import { atom } from "nanostores";
import type { UserProfile } from "../../../contract/credentials.ts";
import { listParticipants } from "../../../contract/participants.ts";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { canOpenScreen, menuOf } from "../../../core/menu/menu.ts";
import { href, hrefOf } from "../../../core/navigation.ts";
import type { IconName } from "../../../ui/icon-names.ts";

export type Found = {
  kind: "screen" | "bank" | "participant";
  label: string;
  /** What tells it from others of that name. */
  hint: string;
  icon: IconName;
  address: string;
};

export type SearchState = {
  found: readonly Found[];
  /** `failed`: what is shown are the screens alone. */
  server: "idle" | "asking" | "failed";
};

const delayMs = 200;
/** Of each kind that the server is asked for. */
const most = 5;
/** A single letter finds everybody. */
const shortest = 2;

export function createSearchModel(user: UserProfile) {
  const $state = atom<SearchState>({ found: screensNamed("", user), server: "idle" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: AbortController | null = null;

  function search(text: string): void {
    const q = text.trim();
    clearTimeout(timer);
    turn?.abort();
    const found = screensNamed(q, user);
    const isAsked = q.length >= shortest;
    $state.set({ found, server: isAsked ? "asking" : "idle" });
    if (isAsked) timer = setTimeout(() => void ask(q, found), delayMs);
  }

  async function ask(q: string, screens: readonly Found[]): Promise<void> {
    const mine = new AbortController();
    turn = mine;
    try {
      const parts = await Promise.all([
        banksNamed(q, user, mine.signal),
        participantsNamed(q, user, mine.signal),
      ]);
      if (turn === mine) $state.set({ found: [...screens, ...parts.flat()], server: "idle" });
    } catch (error) {
      if (turn === mine && !isAborted(error)) $state.set({ found: screens, server: "failed" });
    }
  }

  return {
    $state,
    search,
    exit() {
      clearTimeout(timer);
      turn?.abort();
      turn = null;
    },
  };
}

export type SearchModel = ReturnType<typeof createSearchModel>;

function screensNamed(q: string, user: UserProfile): Found[] {
  const sought = q.toLowerCase();
  return menuOf(user).flatMap(({ title, items }) =>
    items
      .filter(({ label }) => label.toLowerCase().includes(sought))
      .map(({ name, label, icon }) => ({
        kind: "screen" as const,
        label,
        hint: title,
        icon,
        address: hrefOf({ name, params: {}, query: {} }),
      })),
  );
}

async function banksNamed(q: string, user: UserProfile, signal: AbortSignal): Promise<Found[]> {
  if (!canOpenScreen("banksoal", user)) return [];
  const { items } = await call(listQuestionBanks, { q, per_page: most }, { signal });
  return items.map(({ id, kode, nama, locked }) => ({
    kind: "bank",
    label: kode,
    hint: nama,
    icon: "library",
    // Of a locked one nobody sees the questions: the list opens it.
    address: locked ? href("banksoal", {}, { q: kode }) : href("banksoal.soal", { id }),
  }));
}

async function participantsNamed(
  q: string,
  user: UserProfile,
  signal: AbortSignal,
): Promise<Found[]> {
  if (!canOpenScreen("peserta", user)) return [];
  const { items } = await call(listParticipants, { q, per_page: most }, { signal });
  return items.map(({ nama, no_ujian, group_path }) => ({
    kind: "participant",
    label: nama,
    hint: [no_ujian, group_path].filter(Boolean).join(" · "),
    icon: "user",
    address: href("peserta", {}, { q: no_ujian }),
  }));
}
