// Shows which words of an answer stand in the model answer. Nothing of the answer is changed: browsers that can, paint ranges of its text; in
// others (Firefox before 140) each word that is found is put into an element while it is shown.
import { useEffect, type RefObject } from "react";
import { placesOf } from "../../../../domain/text/word-places.ts";

/** Of `::highlight()` in the styles. */
const name = "model-words";
/** What is drawn from other text than a person reads. */
const drawn = "[data-formula], [data-formula-block], math, svg";

export function useWordHighlights(
  place: RefObject<HTMLElement | null>,
  words: ReadonlySet<string>,
  isOn: boolean,
  className: string,
): void {
  useEffect(
    () => (isOn && place.current ? showWords(place.current, words, className) : undefined),
    [place, words, isOn, className],
  );
}

/** Returns what ends it. `className`: of the elements, where the browser needs them. */
export function showWords(
  place: HTMLElement,
  words: ReadonlySet<string>,
  className: string,
): () => void {
  const show = "Highlight" in globalThis ? paint : wrap;
  let hide = show(place, words, className);
  // Rich text is there later than what surrounds it.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    hide();
    hide = show(place, words, className);
    observe();
  });
  const observe = () =>
    observer.observe(place, { childList: true, subtree: true, characterData: true });
  observe();
  return () => {
    observer.disconnect();
    hide();
  };
}

/** Text nodes with the words that stand in them. */
function found(place: HTMLElement, words: ReadonlySet<string>) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const all: { node: Text; places: ReturnType<typeof placesOf> }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(drawn)) continue;
    const places = placesOf(words, node.data);
    if (places.length > 0) all.push({ node, places });
  }
  return all;
}

function paint(place: HTMLElement, words: ReadonlySet<string>): () => void {
  const ranges = found(place, words).flatMap(({ node, places }) =>
    places.map(({ from, to }) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    }),
  );
  const own = new Highlight(...ranges);
  CSS.highlights.set(name, own);
  return () => {
    // The next answer may be painted already.
    if (CSS.highlights.get(name) === own) CSS.highlights.delete(name);
  };
}

function wrap(place: HTMLElement, words: ReadonlySet<string>, className: string): () => void {
  const marks: HTMLElement[] = [];
  for (const { node, places } of found(place, words)) {
    // From the end, so that the places before stay right.
    for (const { from, to } of [...places].reverse()) {
      node.splitText(to);
      const word = node.splitText(from);
      const mark = document.createElement("mark");
      mark.className = className;
      word.replaceWith(mark);
      mark.append(word);
      marks.push(mark);
    }
  }
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}
