// The words beside the keys of the plan of seats.
import { messages } from "../../../core/i18n.ts";

export const seatKeysMessages = messages("events-rooms/seat-keys", {
  take: "ambil, lalu taruh atau tukar",
  move: "pindah kursi",
  clear: "kosongkan",
  undo: "urungkan",
  cancel: "batal",
});
