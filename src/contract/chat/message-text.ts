// What a message may say: plain text of several lines. Who writes it, staff or a participant, is not told here.
import * as v from "valibot";

export const maxMessage = 2000;
/** Of one person, wherever they write. */
export const messagesPerMinute = 20;

/** All but the end of a line and the tab; joiners and direction marks, which other scripts need, are none of them. */
const controlCharacters = /(?![\n\t])\p{Cc}/u;

export const messageText = v.pipe(
  v.string("Pesan wajib diisi."),
  v.transform((text) => text.normalize("NFC").replace(/\r\n?/gu, "\n").trim()),
  v.check(
    (text) => !controlCharacters.test(text),
    "Pesan berisi karakter yang tidak dapat dipakai.",
  ),
  v.maxLength(maxMessage, `Pesan paling panjang ${maxMessage} karakter.`),
);

export const requiredMessage = v.pipe(messageText, v.minLength(1, "Pesan wajib diisi."));
