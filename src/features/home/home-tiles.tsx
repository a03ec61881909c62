// The quick-access tiles of one menu group.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { MenuSection } from "../../core/menu.ts";
import { hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { homeMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";

export function HomeTiles({ section }: { section: MenuSection }) {
  const t = useStore(homeMessages);
  const titleId = useId();
  return (
    <Sheet className={css["box"]} aria-labelledby={titleId}>
      <h2 id={titleId}>{t[section.group]}</h2>
      <ul className={css["tiles"]}>
        {section.items.map(({ name, label, icon }) => (
          <li key={name}>
            <RouteLink className={css["tile"]} to={hrefOf({ name, params: {}, query: {} })}>
              <Icon name={icon} size={22} />
              {label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
