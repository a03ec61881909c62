// Copies a text. Over plain http there is no clipboard API: the old way by a hidden text area has to do.
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { LiveRegion } from "../feedback/live-region.tsx";

export type CopyButtonProps = {
  /** A function where making it takes a moment. */
  text: string | (() => string);
  label: string;
  copiedLabel: string;
  onCopied?: () => void;
};

const shownMs = 2000;

export function CopyButton({ text, label, copiedLabel, onCopied }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wholeText = () => (typeof text === "string" ? text : text());
  const copy = async () => {
    if (!button.current || !(await copyText(wholeText(), button.current))) return;
    setCopied(true);
    onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), shownMs);
  };
  return (
    <>
      <Button ref={button} icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
        {isCopied ? copiedLabel : label}
      </Button>
      <LiveRegion>{isCopied && copiedLabel}</LiveRegion>
    </>
  );
}

async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    // Missing altogether outside a secure context, whatever the types say.
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not permitted: the old way may still be.
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside the same dialog, or it could not be focused.
  beside.after(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  beside.focus();
  return isDone;
}
