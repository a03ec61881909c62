// What is chosen for cards.
import {
  onOff,
  oneOf,
  writtenText,
  type ChosenBy,
} from "../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";
import { cardOrders, cardsPerPage } from "./card-rows.ts";

export const cardFields = {
  session: writtenText("s"),
  room: writtenText("r"),
  group: writtenText("g"),
  order: oneOf("urut", cardOrders, "number"),
  perPage: oneOf("isi", cardsPerPage, "8"),
  exams: onOff("jadwal", true),
  photo: onOff("foto", false),
  code: onOff("qr", true),
  cutting: onOff("potong", true),
  letterhead: pageFormatFields.letterhead,
  size: pageFormatFields.size,
};
export type CardChoices = ChosenBy<typeof cardFields>;

/** Typed: only the cards are drawn anew. Empty: the usual words, or nothing. */
export const cardTextFields = { title: writtenText("judul"), note: writtenText("catatan") };
export type CardTexts = ChosenBy<typeof cardTextFields>;
