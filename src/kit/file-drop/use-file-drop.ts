// Files that are let go over an element. While it is there, none makes the browser leave the console for it.
import { type DragEvent, useEffect, useState } from "react";

/** `target` is given to the element. A drop of text or of a link is nothing. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false) {
  const [isOver, setOver] = useState(false);
  useKeepPage();
  const target = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0 && !disabled) onFiles(files);
    },
  };
  return { isOver: isOver && !disabled, target };
}

/** A file let go beside the target would make the browser leave the console for it, and the work with it. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
}
