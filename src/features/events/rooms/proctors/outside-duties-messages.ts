// The words about proctors whose days or sessions the event does not have.
import { messages, params } from "../../../../core/i18n.ts";

export const outsideDutiesMessages = messages("events-rooms/outside-duties", {
  title: "Hari atau sesi pengawas tidak ada lagi di event ini",
  one: params("{room} · {reason}"),
  more: params("dan {n} lainnya"),
  help: "Pada hari dan sesi itu mereka tidak mendapat hak apa pun. Ubah di Pengawas dan kursi.",
});
