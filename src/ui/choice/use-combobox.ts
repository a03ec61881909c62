// What a Combobox does: the text typed, the list open or not, the option meant, and the keys.
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { type ComboboxOption, matchesOf, optionCalled } from "./combobox-matches.ts";

type Typing = {
  /** Null: nothing typed since the last choice; all options are offered. */
  text: string | null;
  isOpen: boolean;
  active: number;
};
type KeyActions = Partial<Record<string, () => void>>;
const atRest: Typing = { text: null, isOpen: false, active: -1 };

type Choosing = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  ofText: ((text: string) => ComboboxOption) | undefined;
};

export function useCombobox(choosing: Choosing) {
  const listId = useId();
  const list = useTyping(choosing);
  const { typing, chosen, matches, active, open, close, type, pick, leave, move } = list;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const meant = matches[active];
    const openKeys: KeyActions = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active < 0 ? -1 : active - 1),
      Escape: close,
      // With nothing meant too: it must not send a form whose list is still open.
      Enter: () => (meant ? pick(meant) : close()),
    };
    const closedKeys: KeyActions = { ArrowDown: open, ArrowUp: open };
    const run = (typing.isOpen ? openKeys : closedKeys)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const text = typing.text ?? chosen?.label ?? "";
  return {
    text,
    isOpen: typing.isOpen,
    listId,
    active,
    matches,
    open,
    type,
    pick,
    leave,
    onKeyDown,
  };
}

/** What the person has typed so far, and what that does to the list. */
function useTyping({ options, value, onChange, ofText }: Choosing) {
  const [typing, setTyping] = useState(atRest);
  const chosen = options.find((option) => option.value === value);
  // Folding 2,000 options took 3 to 7 ms where this was written, many times that on a school's PC: not per render.
  const found = useMemo(
    () => (typing.isOpen ? matchesOf(options, typing.text ?? "") : []),
    [options, typing.isOpen, typing.text],
  );
  const typed = typing.text?.trim() ?? "";
  const own = ofText && typed !== "" ? ofText(typed) : undefined;
  const matches = own && typing.isOpen ? [...found, own] : found;
  const active = Math.min(typing.active, matches.length - 1);

  const open = () => {
    if (typing.isOpen) return;
    const at = matchesOf(options, "").findIndex((option) => option.value === value);
    setTyping({ text: null, isOpen: true, active: at });
  };
  const type = (text: string) => {
    setTyping({ text, isOpen: true, active: text.trim() === "" ? -1 : 0 });
    if (text === "" && value !== "") onChange("");
  };
  const pick = (option: ComboboxOption) => {
    setTyping(atRest);
    if (option.value !== value) onChange(option.value);
  };
  const leave = () => {
    // Typed in full and left by Tab: that is a choice too. Anything less would be a guess.
    const called = typing.text ? optionCalled(options, typing.text) : undefined;
    if (called) pick(called);
    else if (own && typing.isOpen && found.length === 0) pick(own);
    else setTyping(atRest);
  };
  const move = (index: number) => {
    const count = matches.length;
    setTyping({ ...typing, isOpen: true, active: count === 0 ? -1 : (index + count) % count });
  };
  const close = () => setTyping(atRest);
  return { typing, chosen, matches, active, open, close, type, pick, leave, move };
}
