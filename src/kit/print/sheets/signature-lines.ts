// Who signs a form: the head of the school on the left, the teacher on the right. On paper and in books alike.
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDate } from "../../../core/format.ts";

export type SignatureLine = readonly [left: string, right: string];

type Signers = { head: string; headNip: string; teacher: string; teacherNip: string };
type SignatureTexts = {
  approve: string;
  headOffice: string;
  teacherOffice: string;
  nip(values: { nip: string }): string;
};

/** Lines of the head of the school, and beside each that of the teacher. */
export function signatureLines(signers: Signers, city: string, t: SignatureTexts): SignatureLine[] {
  const line = "……………………………";
  const today = [city, formatDate(serverNow())].filter(Boolean).join(", ");
  return [
    [t.approve, today],
    [t.headOffice, t.teacherOffice],
    ["", ""],
    ["", ""],
    ["", ""],
    [signers.head || line, signers.teacher || line],
    [t.nip({ nip: signers.headNip || line }), t.nip({ nip: signers.teacherNip || line })],
  ];
}
