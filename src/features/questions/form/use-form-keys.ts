// The shortcuts of the form of a question, as long as no dialog is open over it.
import { useEffect, useRef } from "react";

export type FormVerbs = {
  save: () => void;
  saveAndAdd: () => void;
  go: (step: "previous" | "next") => void;
  toggleTrial: () => void;
  chooseType: () => void;
  help: () => void;
};

/** Null: a key that is not ours. */
function verbFor(event: KeyboardEvent, verbs: FormVerbs): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (shiftKey) return null;
  if (isControl && !altKey) {
    if (key.toLowerCase() === "s") return verbs.save;
    if (key === "Enter") return verbs.saveAndAdd;
    return key === "/" ? verbs.help : null;
  }
  if (!altKey || isControl) return null;
  if (key === "PageUp") return () => verbs.go("previous");
  if (key === "PageDown") return () => verbs.go("next");
  if (key.toLowerCase() === "g") return verbs.chooseType;
  return key.toLowerCase() === "j" ? verbs.toggleTrial : null;
}

export function useFormKeys(verbs: FormVerbs): void {
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  useEffect(() => {
    // Read before anything acts on the key: a dialog that it closes, as Ctrl+Enter closes the one of formulas, was open then.
    let isUnderDialog = false;
    const noteDialog = () => {
      isUnderDialog = document.querySelector("dialog[open]") !== null;
    };
    const press = (event: KeyboardEvent) => {
      const verb = verbFor(event, latest.current);
      if (!verb) return;
      // The browser would offer to save the page.
      if (verb === latest.current.save || !isUnderDialog) event.preventDefault();
      if (!isUnderDialog && !event.repeat) verb();
    };
    document.addEventListener("keydown", noteDialog, { capture: true });
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", noteDialog, { capture: true });
      document.removeEventListener("keydown", press);
    };
  }, []);
}
