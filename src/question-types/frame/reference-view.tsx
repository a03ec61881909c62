// What several questions share, as it is shown beside them: the direction that is heard, the text that is read.
import { useStore } from "@nanostores/react";
import type { Reference } from "../../contract/questions/references.ts";
import { isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { AudioPlayer, type AudioPlayerProps } from "../parts/sound/audio-player.tsx";
import { questionViewMessages } from "./question-view-messages.ts";

export type ReferenceViewProps = {
  reference: Pick<Reference, "isi" | "audio_id" | "max_play">;
  heardBy: AudioPlayerProps["heardBy"];
};

/** Its title is drawn by whoever shows it. */
export function ReferenceView({ reference, heardBy }: ReferenceViewProps) {
  const t = useStore(questionViewMessages);
  const { isi, audio_id: mediaId, max_play } = reference;
  return (
    <>
      {mediaId !== null && (
        <AudioPlayer
          audio={{ media_id: mediaId, max_play, autoplay: false }}
          heardBy={heardBy}
          label={t.direction}
        />
      )}
      {!isEmptyHtml(isi) && <RichTextView html={isi} fallback={plainTextOf(isi)} />}
    </>
  );
}
