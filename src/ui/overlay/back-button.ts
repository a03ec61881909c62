// The browser's back button closes what lies over a screen, the topmost first, before it leaves the screen. Each open dialog or menu
// has an entry of its own in the history, under the address of its screen; a dialog that is closed otherwise takes its entry away.

const openDialogs: (() => void)[] = [];
/** How many entries of dialogs the history has for the present screen, up to the present entry. */
let depth = 0;
/** Where the person is. A filter may have changed the query while a dialog was open. */
let address = "";
/** A step back through the history that was taken here is awaited until then. */
let awaitedUntil = 0;
/** Somebody went to another screen while it was awaited. */
let isOvertaken = false;
let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const longestStepMs = 10_000;

/** `close` is asked as by Escape: what is being saved stays open, and unsaved input is asked about. */
export function closeOnBack(close: () => void): () => void {
  listen();
  openDialogs.push(close);
  settleSoon();
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    settleSoon();
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  depth = depthHere();
  address = location.href;
  // The router's listeners run before this one. They change nothing, because a dialog's history entry has the address of its screen.
  // This listener is not for the capture phase: Firefox would call it before the router's, Chrome after them.
  window.addEventListener("popstate", wentBack);
  for (const change of ["pushState", "replaceState"])
    window.addEventListener(change, addressChanged);
}

const depthHere = () => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

function addressChanged({ type }: Event): void {
  if (type === "pushState") {
    isOvertaken = isAwaited() && depthHere() === 0;
    depth = depthHere();
  } else if (depthHere() !== depth) {
    // A filter that replaces the query knows nothing of the dialog around it.
    history.replaceState({ dialogs: depth }, "");
  }
  address = location.href;
}

const isAwaited = () => performance.now() < awaitedUntil;

/** After all that happens at once: a dialog that takes another's place keeps its entry, and so does one that asks before closing. */
function settleSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    settle();
  });
}

function settle(): void {
  if (isAwaited()) return;
  const steps = openDialogs.length - depth;
  if (steps < 0) {
    awaitedUntil = performance.now() + longestStepMs;
    history.go(steps);
  }
  while (depth < openDialogs.length) {
    depth += 1;
    history.pushState({ dialogs: depth }, "");
  }
}

function wentBack(event: PopStateEvent): void {
  const before = depth;
  const wasAwaited = isAwaited();
  depth = depthHere();
  awaitedUntil = 0;
  if (wasAwaited || (depth < before && isSameScreen())) {
    event.stopImmediatePropagation();
    stay();
    if (!wasAwaited) for (const close of openDialogs.slice(depth).reverse()) close();
    settleSoon();
  } else if (depth > openDialogs.length) {
    // The entry of a dialog from which somebody went to another screen.
    event.stopImmediatePropagation();
    depth = openDialogs.length;
    history.go(openDialogs.length - depthHere());
  } else address = location.href;
}

const isSameScreen = () => location.pathname === new URL(address).pathname;

function stay(): void {
  if (location.href === address) return;
  if (isOvertaken) history.pushState(null, "", address);
  else history.replaceState({ dialogs: depth }, "", address);
  isOvertaken = false;
}
