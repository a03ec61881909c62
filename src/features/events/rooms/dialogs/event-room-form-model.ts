// Seats and proctors of a room in one event. A proctor is an account, or an outside name without rights.
import { computed } from "nanostores";
import * as v from "valibot";
import {
  listProctorAccounts,
  maxSeats,
  updateEventRoom,
  updateEventRoomInput,
  type EventRoom,
  type NamedProctor,
  type ProctorAccount,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { lookup } from "../../../../core/lookups.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";

export type EventRoomValues = { own_kapasitas: string; pengawas: readonly RoomProctor[] };
type Saved = { own_kapasitas: number | null; pengawas: NamedProctor[] };
export type EventRoomFormModel = ReturnType<typeof createEventRoomFormModel>;

const $accounts = lookup(listProctorAccounts);

export function createEventRoomFormModel(original: EventRoom, event: string, changed: () => void) {
  const record = createRecordForm<EventRoomValues, Saved, EventRoom>({
    original,
    blank: valuesOf(original),
    valuesOf,
    shown: ({ pengawas }) => ({ pengawas: pengawas.map(({ nama }) => nama).join(", ") }),
    schema: valuesSchema(),
    async save(base, values) {
      const { own_kapasitas, pengawas, room_id } = base ?? original;
      await call(updateEventRoom, {
        id: event,
        room_id,
        ...values,
        was: { own_kapasitas, pengawas },
      });
      changed();
    },
  });
  const { form } = record;
  const $chosen = computed(form.$values, ({ pengawas }) => pengawas);
  const set = (pengawas: readonly RoomProctor[]) => form.set("pengawas", pengawas);
  const change = (at: number, more: Partial<RoomProctor>) =>
    set($chosen.get().map((one, index) => (index === at ? { ...one, ...more } : one)));
  return {
    ...record,
    $chosen,
    $accounts,
    /** Those that are not chosen yet. */
    $offered: computed([$accounts, $chosen], (accounts, chosen) =>
      accounts.status === "ready"
        ? accounts.items.filter(({ id }) => chosen.every(({ user_id: user }) => user !== id))
        : [],
    ),
    addAccount(id: string): void {
      const account = accountsNow().find((one) => one.id === id);
      if (account) set([...$chosen.get(), { nip: "", ...ofAccount(account) }]);
    },
    addOutside(text: string): void {
      const nama = text.replace(/\s+/gu, " ").trim();
      const accounts = accountsNow().filter(({ name }) => nameKey(name) === nameKey(nama));
      set([...$chosen.get(), { nama, nip: "", user_id: null, email: "", accounts }]);
    },
    takeAccount: (at: number, account: ProctorAccount) => change(at, ofAccount(account)),
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

function valuesOf({ own_kapasitas: own, pengawas }: EventRoom): EventRoomValues {
  return { own_kapasitas: own === null ? "" : String(own), pengawas };
}

function valuesSchema(): v.GenericSchema<unknown, Saved> {
  return v.object({
    own_kapasitas: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === "" || (/^\d{1,3}$/u.test(text) && isSeatCount(Number(text))),
        `Kapasitas dari 1 sampai ${maxSeats}.`,
      ),
      v.transform((text) => (text === "" ? null : Number(text))),
    ),
    pengawas: updateEventRoomInput.entries.pengawas,
  });
}

const isSeatCount = (count: number): boolean => count >= 1 && count <= maxSeats;
