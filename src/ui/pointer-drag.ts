// A drag with mouse, pen or finger, from the press to the drop. It starts after a threshold, so that a press stays a
// click, and it is cancelled by Escape, by the browser (pointercancel, lost capture) and when the window loses the focus.
// What is shown meanwhile and what a drop does is up to the caller.

/** In pixels. */
const usualThreshold = 6;
/** The distance to the edge of a box within which it scrolls, and by how much with each move. */
const edge = 48;
const scrollStep = 16;

/** What is needed of a pointerdown event, the browser's or React's. */
export type DragPress = Pick<PointerEvent, "button" | "pointerId" | "clientX" | "clientY">;

export type PointerDrag = {
  /** A press that moves less than this is a click. */
  threshold?: number;
  /** This element captures the pointer while it is pressed: the cursor stays the same, and a finger does not scroll the page. */
  capturedBy?: Element;
  /** Each move of the pointer, from the one that crosses the threshold on. */
  move(event: PointerEvent): void;
  /** Called once after the first `move`. Null: the drag was cancelled, and everything must be as it was before. */
  end(drop: PointerEvent | null): void;
};

/** Call on pointerdown. The returned function cancels the drag and has no effect after its end. */
export function startPointerDrag(press: DragPress, drag: PointerDrag): () => void {
  if (press.button !== 0) return () => undefined;
  const { threshold = usualThreshold, capturedBy } = drag;
  const listening = new AbortController();
  let isMoving = false;

  function stop(drop: PointerEvent | null): void {
    if (listening.signal.aborted) return;
    listening.abort();
    if (isMoving) drag.end(drop);
  }
  const cancel = () => stop(null);

  function onMove(event: PointerEvent): void {
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!isMoving && distance < threshold) return;
    isMoving = true;
    drag.move(event);
  }

  function onUp(event: PointerEvent): void {
    if (isMoving) suppressClick();
    stop(event);
  }

  function onLostCapture({ target }: PointerEvent): void {
    // The document receives it when the captor was removed.
    if (target === capturedBy || target === document) cancel();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isMoving) return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    cancel();
    suppressClickOf(press.pointerId);
  }

  const { signal } = listening;
  capturedBy?.setPointerCapture(press.pointerId);
  onPointer("pointermove", press.pointerId, onMove, signal);
  onPointer("pointerup", press.pointerId, onUp, signal);
  onPointer("pointercancel", press.pointerId, cancel, signal);
  onPointer("lostpointercapture", press.pointerId, onLostCapture, signal);
  window.addEventListener("keydown", onKey, { capture: true, signal });
  window.addEventListener("blur", cancel, { signal });
  return cancel;
}

type PointerEventName = "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";

/** Another finger does not count. */
function onPointer(
  name: PointerEventName,
  pointerId: number,
  act: (event: PointerEvent) => void,
  signal: AbortSignal,
): void {
  const listener = (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  window.addEventListener(name, listener, { capture: true, signal });
}

/** The button is still down: the click follows when it is released. */
function suppressClickOf(pointerId: number): void {
  const listening = new AbortController();
  const onRelease = () => {
    listening.abort();
    suppressClick();
  };
  onPointer("pointerup", pointerId, onRelease, listening.signal);
  onPointer("pointercancel", pointerId, () => listening.abort(), listening.signal);
}

/** The browser dispatches it, if at all, in the same task as the pointerup. */
function suppressClick(): void {
  const listening = new AbortController();
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", onClick, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}

/** Scrolls a box while the pointer is near its edge; call it with each move. */
export function scrollNearEdge(box: Element, axis: "x" | "y", event: PointerEvent): void {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const [at, start, end] =
    axis === "x" ? [event.clientX, left, right] : [event.clientY, top, bottom];
  const step = at < start + edge ? -scrollStep : at > end - edge ? scrollStep : 0;
  if (axis === "x") box.scrollLeft += step;
  else box.scrollTop += step;
}
