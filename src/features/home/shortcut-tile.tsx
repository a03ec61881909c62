// One shortcut: its picture or its screen's icon, and the button that deletes it.
import { useStore } from "@nanostores/react";
import type { Shortcut } from "../../contract/home.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { screenFace } from "../../core/menu.ts";
import { hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { IconButton } from "../../ui/input/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { shortcutMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";
import { shortcutTarget } from "./shortcut-choices.ts";

type ShortcutTileProps = { shortcut: Shortcut; user: UserProfile; onRemove: () => void };

export function ShortcutTile({ shortcut, user, onRemove }: ShortcutTileProps) {
  const t = useStore(shortcutMessages);
  const target = shortcutTarget(shortcut.destination, user);
  const icon = (target && screenFace(target.name).icon) ?? "external-link";
  const face = (
    <>
      {shortcut.icon ? (
        <img src={shortcut.icon} alt="" width={22} height={22} />
      ) : (
        <Icon name={target ? icon : "ban"} size={22} />
      )}
      <span>{shortcut.name}</span>
    </>
  );
  return (
    <li className={css["shortcut"]}>
      {target ? (
        <RouteLink className={css["tile"]} to={hrefOf(target)}>
          {face}
        </RouteLink>
      ) : (
        <span className={css["tile"]} title={t.unavailable}>
          {face}
          <small>{t.unavailable}</small>
        </span>
      )}
      <IconButton icon="x" size="s" label={t.remove({ name: shortcut.name })} onClick={onRemove} />
    </li>
  );
}
