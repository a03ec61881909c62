// A zone that was removed, with all that the question says about it, can be taken back until the next one is removed.
import { useState } from "react";
import type { ZoneEditorProps } from "./zone-editor.tsx";

export type ZoneRemoval<Content, Removed> = {
  content: Content;
  onChange: (content: Content) => void;
  /** Null: there is no such zone. */
  without: (content: Content, id: string) => { content: Content; removed: Removed } | null;
  withBack: (content: Content, removed: Removed) => Content;
};

export function useZoneRemoval<Content, Removed extends { at: number }>({
  content,
  onChange,
  without,
  withBack,
}: ZoneRemoval<Content, Removed>): Pick<ZoneEditorProps, "onRemove" | "removed"> {
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    onRemove(id) {
      const less = without(content, id);
      if (!less) return;
      setRemoved(less.removed);
      onChange(less.content);
    },
    removed: removed && {
      number: removed.at + 1,
      undo() {
        setRemoved(null);
        onChange(withBack(content, removed));
      },
    },
  };
}
