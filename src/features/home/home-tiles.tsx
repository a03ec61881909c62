// The quick-access tiles: a column for each menu group, for those who look for something.
import { useStore } from "@nanostores/react";
import type { MenuSection } from "../../core/menu/menu.ts";
import { hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { homeMessages } from "./home-messages.ts";
import { HomePanel } from "./home-panel.tsx";
import css from "./home-screen.module.css";

export function HomeTiles({ sections }: { sections: readonly MenuSection[] }) {
  return (
    <div className={css.tiles}>
      {sections.map((section) => (
        <TileGroup key={section.group} section={section} />
      ))}
    </div>
  );
}

function TileGroup({ section }: { section: MenuSection }) {
  const t = useStore(homeMessages);
  return (
    <HomePanel title={t[section.group]}>
      <ul className={css.list}>
        {section.items.map(({ name, label, icon }) => (
          <li key={name}>
            <RouteLink to={hrefOf({ name, params: {}, query: {} })}>
              <Icon name={icon} />
              {label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
