// The place of a card's photo: the person's, or an empty frame to glue one into.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { cardMessages } from "../papers/event-papers-messages.ts";
import css from "./card-sheets.module.css";

export function CardPhotoPlace({ address }: { address: string | null }) {
  const t = useStore(cardMessages);
  // Taken away or replaced since the page was opened.
  const [gone, setGone] = useState<string | null>(null);
  return (
    <div className={css.photo}>
      {address === null || address === gone ? (
        t.photoPlace
      ) : (
        // The name stands beside it.
        <img src={address} alt="" onError={() => setGone(address)} />
      )}
    </div>
  );
}
