// Keeps the toasts where they can be seen and pressed, and out of the way of everything else, while any is shown: in the
// dialog that is open, since a modal one makes all outside of it inert, and beside its controls or those of the page. What
// must stay in sight (`data-in-sight`) is never covered: where nothing else is free the page's content gives way.
import { choosePlace, costOf, type Box, type Obstacle, type Place } from "./toast-place.ts";

const margin = 12;
const inSight = "[data-in-sight]";
const controls = `a[href], button, summary, input, select, textarea, [contenteditable=true], ${inSight}`;
/** Many alike, which can be scrolled to elsewhere, weigh least; a bar's buttons most. `inSight`: more than all buttons. */
const weights = { row: 1, input: 5, button: 20, inSight: 10_000 };

/** Returns how to stop. `place` holds the region, which is as large as the toasts. */
export function stayAside(place: HTMLElement): () => void {
  let frame = 0;
  const settle = () => {
    enterLayer(place);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => stepAside(place));
  };
  // A dialog that goes takes the toasts along: they must be back before anything is drawn.
  const observer = new MutationObserver(settle);
  enterLayer(place);
  stepAside(place);
  const watched = { childList: true, subtree: true, attributeFilter: ["open"] };
  observer.observe(document.body, watched);
  const scrolled = () => {
    if (document.querySelector(inSight)) settle();
  };
  addEventListener("resize", settle);
  addEventListener("scroll", scrolled, true);
  return () => {
    observer.disconnect();
    removeEventListener("resize", settle);
    removeEventListener("scroll", scrolled, true);
    cancelAnimationFrame(frame);
    document.querySelector("main")?.style.removeProperty("margin-block-end");
  };
}

/** Its backdrop is everywhere: what is hit in the corner is the dialog on top, or in it. */
function topDialog(): Element | null {
  return document.elementFromPoint(1, 1)?.closest("dialog[open]") ?? null;
}

function enterLayer(place: HTMLElement): void {
  const layer = topDialog() ?? document.body;
  if (place.parentElement !== layer) layer.append(place);
}

function stepAside(place: HTMLElement): void {
  const region = place.firstElementChild;
  if (!(region instanceof HTMLElement)) return;
  const { left, top, width, height } = region.getBoundingClientRect();
  if (height === 0) return;
  const dialog = topDialog();
  const given = document.querySelector("main")?.style.marginBlockEnd;
  if (!dialog && given) {
    giveWay(region, height);
    return;
  }
  const obstacles = obstaclesIn(dialog ?? document, place);
  const area = areaOf(dialog ? null : document.querySelector("main"));
  const size = { width, height };
  const isInside =
    left >= area.left &&
    top >= area.top &&
    left + width <= area.right &&
    top + height <= area.bottom;
  const isPlaced = region.style.left !== "" && isInside;
  const cost = isPlaced ? costOf({ left, top }, size, obstacles) : Infinity;
  // From under a pointer nothing slips away but what hides a button.
  const isHeld = cost < weights.button && region.matches(":hover, :focus-within");
  if (cost === 0 || isHeld) return;
  const better = choosePlace(size, area, obstacles);
  const least = costOf(better, size, obstacles);
  if (least >= weights.inSight) giveWay(region, height);
  else if (least < cost) put(region, better);
}

/** Between the page's content, which ends higher as long as there are toasts, and the bar below it. */
function giveWay(region: HTMLElement, height: number): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.style.marginBlockEnd = `${height + 2 * margin}px`;
  const { left, bottom } = main.getBoundingClientRect();
  put(region, { left: left + margin, top: bottom + margin });
}

function put(region: HTMLElement, { left, top }: Place): void {
  Object.assign(region.style, { inset: "auto", left: `${left}px`, top: `${top}px` });
}

/** What is seen of the page's content, between its bars; all of the window over a dialog's backdrop. */
function areaOf(main: Element | null): Box {
  const box = main?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    right: Infinity,
    bottom: Infinity,
  };
  return {
    left: Math.max(0, box.left) + margin,
    top: Math.max(0, box.top) + margin,
    right: Math.min(innerWidth, box.right) - margin,
    bottom: Math.min(innerHeight, box.bottom) - margin,
  };
}

function obstaclesIn(root: ParentNode, place: HTMLElement): Obstacle[] {
  // The toasts would be hit in the place of what they cover.
  place.hidden = true;
  const found = [...root.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control));
    const isSeen = isHit || control.matches(inSight);
    return isSeen ? { left, top, right, bottom, weight: weightOf(control) } : [];
  });
  place.hidden = false;
  return found;
}

function weightOf(control: Element): number {
  if (control.matches(inSight)) return weights.inSight;
  if (control.closest("main, dialog") && control.closest("table, ul, ol")) return weights.row;
  return control.matches("a, button, summary") ? weights.button : weights.input;
}
