// Puts passwords on paper, a slip for each to cut out. The paper stands beside the page's root, and only while it is
// printed, so that nothing else lands on it; built by hand because nothing of it is ever drawn on screen.
import { passwordMessages } from "./password-messages.ts";
import type { PasswordSlip, SlipWords } from "./password-slip.ts";
import classes from "./password-slips.module.css";

export function printSlips(slips: readonly PasswordSlip[], words: SlipWords): void {
  const root = document.documentElement;
  const paper = element("div", classes["paper"]);
  paper.append(...slips.map((slip) => slipOf(slip, words)));
  document.body.append(paper);
  root.classList.add("printing");
  const end = () => {
    root.classList.remove("printing");
    paper.remove();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}

function slipOf({ login, name, group, password }: PasswordSlip, words: SlipWords): HTMLElement {
  const t = passwordMessages.get();
  const slip = element("dl", classes["slip"]);
  const add = (term: string, value: string, kind: "span" | "code") => {
    const label = element("dt");
    const text = element(kind);
    const cell = element("dd");
    label.textContent = term;
    text.textContent = value;
    cell.append(text);
    slip.append(label, cell);
  };
  add(t.name, name, "span");
  add(words.login, login, "code");
  add(t.password, password, "code");
  if (group !== null) add(t.group, group, "span");
  return slip;
}

function element(name: string, className = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
