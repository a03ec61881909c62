// The info icon of a screen: plays its explanation, with a bar to stop it. Gone for those who want no sounds.
import { useStore } from "@nanostores/react";
import { $preferences } from "../core/preferences/own-preferences.ts";
import { IconButton, Button } from "../ui/input/button.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./dialogs/dialogs.module.css";
import { InfoClip } from "./info-clip.ts";
import type { InfoClipName } from "./info-clip.ts";
import { infoMessages } from "./kit-messages.ts";
import { useModel } from "./use-model.ts";

export function InfoButton({ clip }: { clip: InfoClipName }) {
  const t = useStore(infoMessages);
  const model = useModel(() => new InfoClip(clip));
  const playing = useStore(model.$playing);
  const { sounds } = useStore($preferences);
  if (!sounds) return null;
  return (
    <>
      <IconButton
        icon="info"
        label={t.play}
        aria-pressed={playing}
        onClick={() => (playing ? model.stop() : void model.play())}
      />
      {playing && (
        <output className={css.playing}>
          <Icon name="volume-2" />
          {t.playing}
          <Button size="s" icon="square" onClick={model.stop}>
            {t.stop}
          </Button>
        </output>
      )}
    </>
  );
}
