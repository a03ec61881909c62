// The pass mark (KKM) of a subject, and of a bank that has one of its own.
import * as v from "valibot";

export const passMark = v.pipe(
  v.number("KKM harus berupa angka."),
  v.minValue(0, "KKM paling kecil 0."),
  v.maxValue(100, "KKM paling besar 100."),
  v.check((mark) => Number.isInteger(mark * 100), "KKM paling banyak dua angka di belakang koma."),
);
