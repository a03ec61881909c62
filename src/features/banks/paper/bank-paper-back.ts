// Where the paper of a bank was opened: in the list of banks or among its questions, with what was filtered there.
import { destinationOf, href, hrefOf } from "../../../core/navigation.ts";

/** `from`: the address before this one, empty where nobody knows. To the bank's questions from anywhere else. */
export function wayBack(id: string, from: string): string {
  const came = from === "" ? null : destinationOf(from);
  const isKnown =
    came?.name === "banksoal" || (came?.name === "banksoal.soal" && came.params["id"] === id);
  return came && isKnown ? hrefOf(came) : href("banksoal.soal", { id });
}
