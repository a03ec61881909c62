// Whether a participant has typed the token that counts for them.
import type { Call } from "../../../http/handler.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { countingTokens } from "../exam-tokens/counting-token-query.ts";
import { settledTokens } from "../exam-tokens/token-releases-writing.ts";
import type { Offered } from "./own-exams-query.ts";

/** @throws Refusal, 12 */
export async function refuseWrongToken(exam: Offered, typed: string, call: Call): Promise<void> {
  if (exam.token_mode === "off") return;
  const sent = typed.replace(/\s/gu, "").toUpperCase();
  if (sent === "") throw tokenFault("Ketik token ujian.");
  let known = (await countingTokens(exam, call)).tokens;
  if (known.some(({ ended_at: ended, expires_at: expires }) => !ended && expires <= call.at)) {
    await settledTokens(call);
    known = (await countingTokens(exam, call)).tokens;
  }
  const current = known.find((one) => one.ended_at === null);
  if (known.some((one) => one.value === sent && countsStill(one))) return;
  if (known.some((one) => one.value === sent)) {
    throw tokenFault("Token ini sudah tidak berlaku. Pakai token yang tampil sekarang.");
  }
  throw tokenFault(
    current ? "Token salah. Periksa lagi." : "Token belum dirilis. Tunggu aba-aba pengawas.",
  );
}

/** One that changed by itself may still be on its way from the wall to the keyboard; one that was replaced is dead. */
function countsStill({ end_kind: end }: { end_kind: string | null }): boolean {
  return end === null || end === "followed";
}

const tokenFault = (reason: string) => invalidFields({ token: reason });
