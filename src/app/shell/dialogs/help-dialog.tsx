// What the present screen is for, its spoken explanation where there is one, and the keys that help.
import { useStore } from "@nanostores/react";
import { usePathname } from "wouter/use-browser-location";
import { screenFace } from "../../../core/menu/menu.ts";
import { destinationOf } from "../../../core/navigation.ts";
import { InfoButton } from "../../../kit/info-button.tsx";
import type { InfoClipName } from "../../../kit/info-clip.ts";
import type { RouteName } from "../../../routes.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { shellMessages } from "../shell-messages.ts";
import { helpMessages } from "./help-messages.ts";
import css from "./shell-dialog.module.css";

const clips: Partial<Record<RouteName, InfoClipName>> = { home: "home", peserta: "participants" };

export function HelpDialog({ onClose }: { onClose(): void }) {
  const t = useStore(helpMessages);
  const { close } = useStore(shellMessages);
  const name = destinationOf(usePathname())?.name ?? "home";
  const clip = clips[name];
  const about = Object.entries(t).find(([key]) => key === name)?.[1];
  const keys: readonly (readonly [string, string])[] = [
    ["/", t.focusSearch],
    ["↓", t.toResults],
    ["Ctrl+A", t.tickRows],
    ["Ctrl+K", t.findAnything],
    ["Ctrl+Enter", t.finishDialog],
    ["Ctrl+Z", t.takeBack],
    ["?", t.thisHelp],
    ["[", t.foldStrip],
    ["Tab", t.toMenu],
  ];
  return (
    <Dialog
      title={t.title({ screen: screenFace(name).title })}
      size="m"
      closeLabel={close}
      onClose={onClose}
    >
      <div className={css.help}>
        {typeof about === "string" && <p>{about}</p>}
        {clip && (
          <div className={css.clip}>
            <InfoButton clip={clip} hasText />
          </div>
        )}
        <h3>{t.keys}</h3>
        <dl className={css.keys}>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
