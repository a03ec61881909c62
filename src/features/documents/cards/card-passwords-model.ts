// Passwords on the cards of one printing: asked for each time, never kept. They are gone when the choice is turned off, when
// a card is chosen that was not confirmed, when the session ends and when the page is left.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getCardPasswords,
  maxCards,
  printCardPasswords,
} from "../../../contract/exams/card-passwords.ts";
import { settingCodes } from "../../../contract/settings.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { call } from "../../../core/api.ts";
import { $session } from "../../../core/session.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { pagesOf } from "../papers/page-rows.ts";
import type { Card } from "./card-rows.ts";

export type CardPasswordsModel = ReturnType<typeof createCardPasswordsModel>;

/** By participant; null: they have no copy. */
type Shown = ReadonlyMap<string, string | null>;

export function createCardPasswordsModel(event: string, $cards: ReadableAtom<readonly Card[]>) {
  const detail = createDetail((signal) => call(getCardPasswords, { id: event }, { signal }));
  const { $shown, show, hide, exit } = createShownPasswords(event, $cards);

  /** @throws ServerError; what is decided meanwhile by somebody else is there for the next try */
  async function allow(isAllowed: boolean): Promise<void> {
    const state = detail.$state.get();
    if (state.status !== "ready") return;
    if (!isAllowed) hide();
    const value = isAllowed ? "Y" : "N";
    const { version } = state.detail;
    try {
      const settings = [{ code: settingCodes.cardPasswords, value, version }];
      await call(updateSettings, { settings });
    } finally {
      await detail.refresh();
    }
  }

  return {
    ...detail,
    $shown,
    /** Of the cards that are chosen: how many can carry a password, and how many cannot. */
    $counts: computed([detail.$state, $cards, $shown], (state, cards, shown) => {
      const copied = new Set(state.status === "ready" ? state.detail.copied : []);
      const has = (id: string) => (shown ? typeof shown.get(id) === "string" : copied.has(id));
      const withPassword = idsOf(cards).filter(has).length;
      return { withPassword, without: cards.length - withPassword };
    }),
    show,
    hide,
    allow,
    exit() {
      exit();
      detail.exit();
    },
  };
}

const idsOf = (cards: readonly Card[]) => cards.map(({ person }) => person.id);

/** Hidden as soon as another card is chosen or the session ends. */
function createShownPasswords(event: string, $cards: ReadableAtom<readonly Card[]>) {
  const $shown = atom<Shown | null>(null);
  let request = new AbortController();

  const hide = () => {
    request.abort();
    request = new AbortController();
    $shown.set(null);
  };
  const hideUnconfirmed = (cards: readonly Card[]) => {
    const shown = $shown.get();
    if (shown && idsOf(cards).some((id) => !shown.has(id))) hide();
  };
  const stops = [
    $cards.listen(hideUnconfirmed),
    $session.listen(({ status }) => {
      if (status !== "in") hide();
    }),
  ];

  return {
    $shown: $shown as ReadableAtom<Shown | null>,
    async show(): Promise<void> {
      const ids = idsOf($cards.get());
      const { signal } = request;
      const shown = new Map<string, string | null>(ids.map((id) => [id, null]));
      for (const part of pagesOf(ids, maxCards)) {
        const { passwords } = await call(printCardPasswords, { id: event, ids: part }, { signal });
        for (const { id, password } of passwords) shown.set(id, password);
      }
      if (signal.aborted) return;
      $shown.set(shown);
      hideUnconfirmed($cards.get());
    },
    hide,
    exit(): void {
      for (const stop of stops) stop();
      hide();
    },
  };
}
