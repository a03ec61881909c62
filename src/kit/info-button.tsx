// The info icon of a screen: plays its explanation, with a bar to stop it. Gone for those who want no sounds.
import { useStore } from "@nanostores/react";
import { $preferences } from "../core/preferences/own-preferences.ts";
import { IconButton, Button } from "../ui/input/button.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./dialogs/dialogs.module.css";
import { InfoClip, type InfoClipName } from "./info-clip.ts";
import { infoMessages } from "./kit-messages.ts";
import { useModel } from "./use-model.ts";

type InfoButtonProps = {
  clip: InfoClipName;
  /** Says what it does, where there is room. */
  hasText?: boolean;
};

export function InfoButton({ clip, hasText }: InfoButtonProps) {
  const t = useStore(infoMessages);
  const model = useModel(() => new InfoClip(clip));
  const playing = useStore(model.$playing);
  const { sounds } = useStore($preferences);
  if (!sounds) return null;
  const toggle = () => (playing ? model.stop() : void model.play());
  return (
    <>
      {hasText ? (
        <Button icon="volume-2" aria-pressed={playing} onClick={toggle}>
          {t.play}
        </Button>
      ) : (
        <IconButton icon="info" label={t.play} aria-pressed={playing} onClick={toggle} />
      )}
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
