// The notice of an act on the publication of results, from which it is taken back. The offer goes when it is used: what somebody else has done
// since would not be taken back by it.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { closeNotice, notify, reportError } from "../../../core/notices.ts";
import { publicationMessages } from "./publication-messages.ts";

/** `takeBack`: throws what the server refuses. `overtaken`: the server's newer state, when somebody else has acted since. */
export function offerPublicationUndo(
  text: string,
  takeBack: () => Promise<void>,
  overtaken: (newer: unknown) => void = () => undefined,
): void {
  const t = publicationMessages.get();
  const offer = notify(responseCodes.success, t.done, text, {
    label: t.undo,
    run: () => void undo(),
  });
  async function undo(): Promise<void> {
    closeNotice(offer);
    try {
      await takeBack();
      notify(responseCodes.success, t.undone, t.undoneText);
    } catch (error) {
      if (isServerError(error, responseCodes.conflict)) {
        overtaken(error.data);
        notify(responseCodes.warning, t.notUndone, error.message);
        return;
      }
      reportError(error);
      // The line may be back for another try.
      offerPublicationUndo(text, takeBack, overtaken);
    }
  }
}
