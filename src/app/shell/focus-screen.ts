// After a move, focus goes to the new screen's heading, so that a screen reader says where one is and Tab begins there.
export const mainId = "main";
export const menuId = "menu";

let lastAddress: string | null = null;

/** The first screen after loading the page keeps the focus where the browser put it. */
export function focusScreen(address: string): void {
  const isMove = lastAddress !== null && lastAddress !== address;
  lastAddress = address;
  if (!isMove) return;
  const main = document.getElementById(mainId);
  // A screen may have put the focus into an input of its own.
  if (!main || main.contains(document.activeElement)) return;
  focusQuietly(main.querySelector<HTMLElement>("h1") ?? main);
}

/** Somebody has come in by the form, which took the focus along as it went. */
export function focusFirst(): void {
  lastAddress = "";
}

export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
