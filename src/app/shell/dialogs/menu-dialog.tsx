// All screens that somebody may open, by their groups: what the bottom bar has no room for on a phone.
import { useStore } from "@nanostores/react";
import { usePathname } from "wouter/use-browser-location";
import { $menu } from "../../../core/menu/menu.ts";
import { destinationOf, hrefOf } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { activeItemOf } from "../active-item.ts";
import { shellMessages } from "../shell-messages.ts";
import css from "./shell-dialog.module.css";

export function MenuDialog({ onClose }: { onClose(): void }) {
  const t = useStore(shellMessages);
  const sections = useStore($menu);
  const place = destinationOf(usePathname());
  const active = place && activeItemOf(sections, place.name);
  return (
    <Dialog title={t.menu} size="m" closeLabel={t.close} onClose={onClose}>
      <nav aria-label={t.menu} className={css.sections}>
        {sections.map(({ group, title, items }) => (
          <section key={group}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.name}>
                  <RouteLink
                    to={hrefOf({ name: item.name, params: {}, query: {} })}
                    className={css.line}
                    aria-current={item === active ? "page" : undefined}
                    onClick={onClose}
                  >
                    <Icon name={item.icon} />
                    {item.label}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Dialog>
  );
}
