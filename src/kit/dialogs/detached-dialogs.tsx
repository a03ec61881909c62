// Dialogs whose button stands in a panel that closes when the button is pressed: inside of it they would be hidden with it. Elsewhere dialogs stand
// where their screen draws them.
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

export function DetachedDialogs({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
