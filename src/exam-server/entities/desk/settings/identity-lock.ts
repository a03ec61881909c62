// Whether the identity of the institution may be changed: only while INSTANT_EDITABLE is Y, which Head Masters alone set.
import { identityCodes } from "../../../../contract/institution/institution-package.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { settingCodes, settingDefaults } from "../../../../contract/settings.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { Refusal } from "../../../http/refusal.ts";

/** @throws Refusal Whoever unlocks it changes it with the next call. */
export async function checkIdentityLock(
  changed: readonly { code: string }[],
  call: Pick<Call, "db" | "caller">,
): Promise<void> {
  const { editable } = settingCodes;
  if (changed.some(({ code }) => code === editable) && callerOf(call).role !== "EVIL") {
    throw new Refusal(
      responseCodes.forbidden,
      "Hanya Head Master yang dapat mengunci dan membuka identitas instansi.",
    );
  }
  if (!changed.some(({ code }) => identityCodes.includes(code))) return;
  const stored = await call.db
    .selectFrom("settings")
    .select("value")
    .where("code", "=", editable)
    .executeTakeFirst();
  if ((stored?.value ?? settingDefaults[editable]) === "Y") return;
  throw new Refusal(
    responseCodes.forbidden,
    "Identitas instansi dikunci. Head Master dapat membukanya di halaman Instansi.",
  );
}
