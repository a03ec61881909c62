// Told after the page was reloaded while a dialog or an action was waited for: nothing opens by itself.
import { responseCodes } from "../contract/calls/envelope.ts";
import { notify } from "../core/notices.ts";
import { takeLostWish } from "../kit/lazy/lost-wish.ts";
import { shellMessages } from "./shell/shell-messages.ts";

export function reportReload(): void {
  const t = shellMessages.get();
  if (takeLostWish()) notify(responseCodes.warning, t.reloaded, t.reloadedHint);
}
