// Copies a text, and says for a moment that it has.
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
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
