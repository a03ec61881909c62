// The people who are chosen as proctors. A proctor is an account, or an outside name without rights.
import { computed, type ReadableAtom } from "nanostores";
import {
  listProctorAccounts,
  type Duty,
  type EventRooms,
  type ProctorAccount,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { lookup } from "../../../../core/lookups.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";

/** When an event has exams: what a proctor's days and sessions are chosen from. */
export type EventTimes = Pick<EventRooms, "days" | "sessions" | "exam_times">;

type Chosen = {
  $chosen: ReadableAtom<readonly RoomProctor[]>;
  set(chosen: readonly RoomProctor[]): void;
  times: EventTimes;
};
export type ProctorsChoice = ReturnType<typeof createProctorsChoice>;

const $accounts = lookup(listProctorAccounts);

export function createProctorsChoice({ $chosen, set, times }: Chosen) {
  const change = (at: number, more: Partial<RoomProctor>) =>
    set($chosen.get().map((one, index) => (index === at ? { ...one, ...more } : one)));
  return {
    $chosen,
    times,
    $accounts,
    /** Those that are not chosen yet. */
    $offered: computed([$accounts, $chosen], (accounts, chosen) =>
      accounts.status === "ready"
        ? accounts.items.filter(({ id }) => chosen.every(({ user_id: user }) => user !== id))
        : [],
    ),
    addAccount(id: string): void {
      const account = accountsNow().find((one) => one.id === id);
      if (account) set([...$chosen.get(), { nip: "", ...everyTime, ...ofAccount(account) }]);
    },
    addOutside(text: string): void {
      const nama = text.replace(/\s+/gu, " ").trim();
      const accounts = accountsNow().filter(({ name }) => nameKey(name) === nameKey(nama));
      set([...$chosen.get(), { nama, nip: "", user_id: null, email: "", accounts, ...everyTime }]);
    },
    takeAccount: (at: number, account: ProctorAccount) => change(at, ofAccount(account)),
    setDuty: (at: number, duty: Duty) => change(at, duty),
    setNip: (at: number, nip: string) => change(at, { nip }),
    remove: (at: number) => set($chosen.get().filter((_one, index) => index !== at)),
  };
}

function accountsNow(): readonly ProctorAccount[] {
  const accounts = $accounts.get();
  return accounts.status === "ready" ? accounts.items : [];
}

const ofAccount = ({ id, name, email }: ProctorAccount) => ({
  nama: name,
  user_id: id,
  email,
  accounts: [],
});

const nameKey = (name: string): string => name.trim().toLowerCase();
