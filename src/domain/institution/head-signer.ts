// Who signs for the institution: whoever is named for the document, else the head of the school.

export type Signer = { name: string; nip: string };
export type HeadOfSchool = { head: string; headNip: string };

/** A number that is typed without a name belongs to whoever is typed by hand later. */
export function signerOr(typed: Signer, { head, headNip }: HeadOfSchool): Signer {
  const isNamed = typed.name.trim() !== "" || typed.nip.trim() !== "";
  return isNamed ? typed : { name: head, nip: groupedNip(headNip) };
}

/** "19680412 199303 2 004": born, appointed, sex, number. What is no NIP stays as it is. */
export function groupedNip(nip: string): string {
  return nip.replace(/^(\d{8})(\d{6})(\d)(\d{3})$/u, "$1 $2 $3 $4");
}
