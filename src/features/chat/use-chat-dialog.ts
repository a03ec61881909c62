// One dialog of chat at a time, fetched when it is asked for: chat is in no menu, so nothing of it comes ahead.
import { useState } from "react";
import type { ReactNode } from "react";
import { latePiece } from "../../core/late-piece.ts";
import { fetchTexts } from "../../core/i18n.ts";
import { reportError } from "../../core/notices.ts";

export function useChatDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  async function fetchAndOpen<Content>(
    load: () => Promise<Content>,
    draw: (content: Content, onClose: () => void) => ReactNode,
  ): Promise<void> {
    try {
      const content = await latePiece(load);
      await fetchTexts();
      setDialog(draw(content, () => setDialog(null)));
    } catch (error) {
      reportError(error);
    }
  }
  return {
    dialog,
    open<Content>(
      load: () => Promise<Content>,
      draw: (content: Content, onClose: () => void) => ReactNode,
    ): void {
      void fetchAndOpen(load, draw);
    },
  };
}
