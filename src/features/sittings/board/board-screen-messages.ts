// The words of Monitor peserta before its board is there.
import { messages, params } from "../../../core/i18n.ts";

export const boardScreenMessages = messages("sittings-board/screen", {
  title: "Monitor peserta",
  loading: "Memuat monitor",
  pick: "Ujian",
  picked: params("{exam} · {room}"),
});
export type BoardScreenTexts = ReturnType<typeof boardScreenMessages.get>;
