// One shortcut: its picture or its screen's icon, and the button that deletes it.
import { useStore } from "@nanostores/react";
import type { Shortcut } from "../../contract/home.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { screenFace } from "../../core/menu/menu.ts";
import { hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { shortcutTarget } from "../../kit/shortcuts/shortcut-target.ts";
import { IconButton } from "../../ui/input/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ownShortcutMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";

type ShortcutLinkProps = { shortcut: Shortcut; user: UserProfile; onRemove: () => void };

export function ShortcutLink({ shortcut, user, onRemove }: ShortcutLinkProps) {
  const t = useStore(ownShortcutMessages);
  const target = shortcutTarget(shortcut.destination, user);
  const icon = target ? (screenFace(target.name).icon ?? "external-link") : "ban";
  const face = (
    <>
      {shortcut.icon ? (
        <img src={shortcut.icon} alt="" width={20} height={20} />
      ) : (
        <Icon name={icon} />
      )}
      <span>{shortcut.name}</span>
    </>
  );
  return (
    <li className={css.shortcut}>
      {target ? (
        <RouteLink to={hrefOf(target)}>{face}</RouteLink>
      ) : (
        <span>
          {face}
          <small>{t.unavailable}</small>
        </span>
      )}
      <IconButton icon="x" size="s" label={t.remove({ name: shortcut.name })} onClick={onRemove} />
    </li>
  );
}
