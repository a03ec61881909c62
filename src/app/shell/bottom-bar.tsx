// The menu: groups below, the items of the group one is in (or looking into) above them. A phone has five places, one of
// them for all groups.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import { $menu, groupIcons } from "../../core/menu/menu.ts";
import type { MenuSection } from "../../core/menu/menu.ts";
import { destinationOf, href, hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { activeItemOf } from "./active-item.ts";
import { createBottomBarModel } from "./bottom-bar-model.ts";
import css from "./bottom-bar.module.css";
import { menuId } from "./focus-screen.ts";
import { usePrefetchedItems } from "./prefetch-screens.ts";
import { $shellDialog } from "./shell-dialogs.ts";
import { leaveConsole } from "../new-person.ts";
import { shellMessages } from "./shell-messages.ts";

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
  const isPhone = usePhone();
  usePrefetchedItems(shown?.items ?? []);

  if (hidden) {
    return (
      <nav id={menuId} className={css["bar"]} aria-label={t.menu}>
        <button ref={toggle} type="button" className={css["open"]} onClick={model.show}>
          <Icon name="chevron-up" />
          {t.showMenu}
        </button>
      </nav>
    );
  }
  const items = shown && shown.items.length > 1 ? shown.items : [];
  return (
    <nav id={menuId} className={css["bar"]} aria-label={t.menu}>
      {items.length > 0 && !isPhone && (
        <ul className={css["items"]} aria-label={shown?.title}>
          {items.map((item) => (
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
        {isPhone ? (
          <GroupsButton section={sections.find((one) => one.group === active?.group)} />
        ) : (
          sections.map((section) => (
            <GroupButton
              key={section.group}
              section={section}
              isShown={section.group === group}
              onPick={() => model.pick(section.group, address)}
            />
          ))
        )}
        {!isPhone && <BarTools />}
        <RouteLink
          to={href("profile")}
          aria-current={place?.name === "profile" ? "page" : undefined}
        >
          <Icon name="user" />
          {t.profile}
        </RouteLink>
        <button ref={toggle} type="button" onClick={model.hide}>
          <Icon name="chevron-down" />
          {isPhone ? t.hideShort : t.hide}
        </button>
        <button type="button" onClick={leaveConsole}>
          <Icon name="log-out" />
          {t.signOut}
        </button>
      </div>
    </nav>
  );
}

type GroupButtonProps = { section: MenuSection; isShown: boolean; onPick(): void };

/** A group of one screen is the way to it: it needs no second row. */
function GroupButton({ section: { group, title, items }, isShown, onPick }: GroupButtonProps) {
  const [only, ...others] = items;
  const face = (
    <>
      <Icon name={groupIcons[group]} />
      {title}
    </>
  );
  if (only && others.length === 0) {
    return (
      <RouteLink
        to={hrefOf({ name: only.name, params: {}, query: {} })}
        title={only.label}
        aria-current={isShown ? "page" : undefined}
      >
        {face}
      </RouteLink>
    );
  }
  return (
    <button type="button" aria-pressed={isShown} onClick={onPick}>
      {face}
    </button>
  );
}

/** On a phone: the group one is in, which opens all of them with their screens. */
function GroupsButton({ section }: { section: MenuSection | undefined }) {
  const t = useStore(shellMessages);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={section ? "true" : undefined}
      onClick={() => $shellDialog.set("menu")}
    >
      <Icon name={section ? groupIcons[section.group] : "layout-grid"} />
      {section?.title ?? t.menu}
    </button>
  );
}

function BarTools() {
  const t = useStore(shellMessages);
  return (
    <span className={css["tools"]}>
      <button
        type="button"
        title={`${t.search} (Ctrl+K)`}
        onClick={() => $shellDialog.set("search")}
      >
        <Icon name="search" />
        <VisuallyHidden>{t.search}</VisuallyHidden>
      </button>
      <button type="button" title={`${t.help} (?)`} onClick={() => $shellDialog.set("help")}>
        <Icon name="circle-question-mark" />
        <VisuallyHidden>{t.help}</VisuallyHidden>
      </button>
    </span>
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
