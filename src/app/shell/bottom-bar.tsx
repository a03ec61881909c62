// The menu: groups below, the items of the group one is in (or looking into) above them.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import { $menu } from "../../core/menu.ts";
import { destinationOf, href, hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { useModel } from "../../kit/use-model.ts";
import type { MenuGroup } from "../../routes.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { activeItemOf } from "./active-item.ts";
import { createBottomBarModel } from "./bottom-bar-model.ts";
import css from "./bottom-bar.module.css";
import { leaveConsole } from "../new-person.ts";
import { shellMessages } from "./shell-messages.ts";

const groupIcons: Record<MenuGroup, IconName> = {
  Master: "users",
  Persiapan: "library",
  Pelaksanaan: "monitor-dot",
  Evaluasi: "chart-column",
  Setting: "wrench",
};

export function BottomBar() {
  const t = useStore(shellMessages);
  const model = useModel(createBottomBarModel);
  const hidden = useStore(model.$hidden);
  const picked = useStore(model.$picked);
  const sections = useStore($menu);
  const address = usePathname();
  const toggle = useToggleFocus(hidden);
  const place = destinationOf(address);
  const active = place && activeItemOf(sections, place.name);
  const group = (picked?.address === address ? picked.group : null) ?? active?.group;
  const shown = sections.find((section) => section.group === group) ?? sections[0];

  if (hidden) {
    return (
      <nav className={css["bar"]} aria-label={t.menu}>
        <button ref={toggle} type="button" className={css["open"]} onClick={model.show}>
          <Icon name="chevron-up" />
          {t.showMenu}
        </button>
      </nav>
    );
  }
  return (
    <nav className={css["bar"]} aria-label={t.menu}>
      {shown && (
        <ul className={css["items"]} aria-label={shown.group}>
          {shown.items.map((item) => (
            <li key={item.name}>
              <RouteLink
                to={hrefOf({ name: item.name, params: {}, query: {} })}
                aria-current={item === active ? "page" : undefined}
              >
                {item.label}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      <div className={css["groups"]}>
        <RouteLink to={href("home")} aria-current={place?.name === "home" ? "page" : undefined}>
          <Icon name="house" />
          {t.home}
        </RouteLink>
        {sections.map((section) => (
          <button
            key={section.group}
            type="button"
            aria-pressed={section.group === group}
            onClick={() => model.pick(section.group, address)}
          >
            <Icon name={groupIcons[section.group]} />
            {section.group}
          </button>
        ))}
        <RouteLink
          className={css["end"]}
          to={href("profile")}
          aria-current={place?.name === "profile" ? "page" : undefined}
        >
          <Icon name="user" />
          {t.profile}
        </RouteLink>
        <button ref={toggle} type="button" onClick={model.hide}>
          <Icon name="chevron-down" />
          {t.hide}
        </button>
        <button type="button" onClick={leaveConsole}>
          <Icon name="log-out" />
          {t.signOut}
        </button>
      </div>
    </nav>
  );
}

/** Hiding and showing replace the button that was pressed: the focus goes to its counterpart. */
function useToggleFocus(hidden: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const before = useRef(hidden);
  useEffect(() => {
    if (before.current !== hidden) toggle.current?.focus();
    before.current = hidden;
  }, [hidden]);
  return toggle;
}
