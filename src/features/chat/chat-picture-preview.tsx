// A picture of a message. It has no address: it is fetched as whoever may see the conversation, and shown from memory.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { getChatPicture } from "../../contract/chat/chats.ts";
import { downloadFile } from "../../core/transfer.ts";
import css from "./chat-message-card.module.css";
import { chatMessages } from "./chat-messages.ts";

type ChatPicturePreviewProps = { chatId: string; pictureId: string };

export function ChatPicturePreview({ chatId, pictureId }: ChatPicturePreviewProps) {
  const t = useStore(chatMessages);
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    let made = "";
    const fetchIt = async () => {
      const wanted = { id: chatId, picture_id: pictureId };
      try {
        const { file } = await downloadFile(getChatPicture, wanted, { signal: abort.signal });
        made = URL.createObjectURL(file);
        setAddress(made);
      } catch {
        // Said in its place: another look at the conversation tries again.
        setFailed(!abort.signal.aborted);
      }
    };
    void fetchIt();
    return () => {
      abort.abort();
      URL.revokeObjectURL(made);
    };
  }, [chatId, pictureId]);
  if (isFailed) return <p className={css.text}>{t.noPicture}</p>;
  return (
    <button
      type="button"
      className={css.picture}
      aria-label={t.picture}
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      {address !== null && <img src={address} alt="" />}
    </button>
  );
}
