// The words about a policy of scoring, fetched with the scorer once they are to be shown. Until then nothing stands there.
import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import { latePiece } from "../../core/late-piece.ts";
import type { PolicyUse } from "./policy-note.tsx";

type NoteProps = { uses: readonly PolicyUse[] };

let Note: ComponentType<NoteProps> | null = null;

export function LatePolicyNote(props: NoteProps) {
  const [Shown, setShown] = useState(() => Note);
  useEffect(() => {
    if (Note) return;
    const fetchNote = async () => {
      try {
        Note = (await latePiece(() => import("./policy-note.tsx"))).PolicyNote;
        setShown(() => Note);
      } catch {
        // A policy can be chosen without it.
      }
    };
    void fetchNote();
  }, []);
  return Shown && <Shown {...props} />;
}
