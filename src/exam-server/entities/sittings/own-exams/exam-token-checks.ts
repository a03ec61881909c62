// Whether a participant has typed the token that counts for them.
import { sitterOf, type Call } from "../../../http/handler.ts";
import { invalidFields, tooManyRequests, type Refusal } from "../../../http/refusal.ts";
import { countingTokens } from "../exam-tokens/counting-token-query.ts";
import { settledTokens } from "../exam-tokens/token-releases-writing.ts";
import type { Offered } from "./own-exams-query.ts";

/** Guessing is slowed down as at sign-in. @throws Refusal, 12, and 29 when too many wrong ones were typed before */
export async function refuseWrongToken(exam: Offered, typed: string, call: Call): Promise<void> {
  if (exam.token_mode === "off") return;
  const sent = typed.replace(/\s/gu, "").toUpperCase();
  if (sent === "") throw tokenFault("Ketik token ujian.");
  const { id: participant, device } = sitterOf(call);
  const { ip: address, services } = call;
  // A device that is new to the participant has no further tries, unlike at sign-in.
  const place = { address, account: `token of ${participant}`, device, isKnownDevice: false };
  const waitSeconds = services.signInLimit.attempt(place);
  if (waitSeconds > 0) throw tooManyRequests("Terlalu banyak token salah.", waitSeconds);
  const wrong = await tokenFaultOf(exam, sent, call);
  if (wrong === null) return services.signInLimit.succeeded(place);
  services.participantGuesses.note({ what: "token", participant, ip: address });
  throw wrong;
}

/** Null: it counts for them. */
async function tokenFaultOf(exam: Offered, sent: string, call: Call): Promise<Refusal | null> {
  let known = (await countingTokens(exam, call)).tokens;
  if (known.some(({ ended_at: ended, expires_at: expires }) => !ended && expires <= call.at)) {
    await settledTokens(call);
    known = (await countingTokens(exam, call)).tokens;
  }
  const current = known.find((one) => one.ended_at === null);
  if (known.some((one) => one.value === sent && countsStill(one))) return null;
  if (known.some((one) => one.value === sent)) {
    return tokenFault("Token ini sudah tidak berlaku. Pakai token yang tampil sekarang.");
  }
  return tokenFault(
    current ? "Token salah. Periksa lagi." : "Token belum dirilis. Tunggu aba-aba pengawas.",
  );
}

/** One that changed by itself may still be on its way from the wall to the keyboard; one that was replaced is dead. */
function countsStill({ end_kind: end }: { end_kind: string | null }): boolean {
  return end === null || end === "followed";
}

const tokenFault = (reason: string) => invalidFields({ token: reason });
