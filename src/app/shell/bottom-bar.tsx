// The menu: groups below, the items of the group one is in (or looking into) above them. A phone has five places, one of
// them for all groups.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, type ReactNode } from "react";
import { usePathname } from "wouter/use-browser-location";
import { $menu, groupIcons, type MenuSection } from "../../core/menu/menu.ts";
import { destinationOf, href, hrefOf } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useNarrowScreen } from "../../ui/use-phone.ts";
import { activeItemOf } from "./active-item.ts";
import { createBottomBarModel, type BottomBarModel } from "./bottom-bar-model.ts";
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
  const place = useMenuPlace(model);
  const toggle = useToggleFocus(hidden);
  const isPhone = useNarrowScreen();
  usePrefetchedItems(place.shown?.items ?? []);

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
  return (
    <nav id={menuId} className={css["bar"]} aria-label={t.menu}>
      {!isPhone && <ItemsRow section={place.shown} active={place.active} />}
      <div className={css["groups"]}>
        <PlaceLink name="home" icon="house" current={place.name}>
          {t.home}
        </PlaceLink>
        {isPhone ? <GroupsButton section={place.own} /> : <GroupButtons {...place} model={model} />}
        {!isPhone && <BarTools />}
        <PlaceLink name="profile" icon="user" current={place.name}>
          {t.profile}
        </PlaceLink>
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

/** Which screen is open, to which item and group of the menu it belongs, and which group's items are shown. */
function useMenuPlace(model: BottomBarModel) {
  const picked = useStore(model.$picked);
  const sections = useStore($menu);
  const address = usePathname();
  const name = destinationOf(address)?.name;
  const active = name && activeItemOf(sections, name);
  const group = (picked?.address === address ? picked.group : null) ?? active?.group;
  const own = sections.find((section) => section.group === active?.group);
  const shown = sections.find((section) => section.group === group) ?? sections[0];
  return { address, sections, name, active, group, own, shown };
}

type MenuPlace = ReturnType<typeof useMenuPlace>;

type ItemsRowProps = { section: MenuSection | undefined; active: MenuPlace["active"] };

/** A group of one screen has no row: its button is the link to it. */
function ItemsRow({ section, active }: ItemsRowProps) {
  if (!section || section.items.length <= 1) return null;
  return (
    <ul className={css["items"]} aria-label={section.title}>
      {section.items.map((item) => (
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
  );
}

type PlaceLinkProps = {
  name: "home" | "profile";
  icon: IconName;
  current: MenuPlace["name"];
  children: ReactNode;
};

function PlaceLink({ name, icon, current, children }: PlaceLinkProps) {
  return (
    <RouteLink to={href(name)} aria-current={current === name ? "page" : undefined}>
      <Icon name={icon} />
      {children}
    </RouteLink>
  );
}

type GroupButtonsProps = Pick<MenuPlace, "sections" | "group" | "address"> & {
  model: BottomBarModel;
};

function GroupButtons({ sections, group, address, model }: GroupButtonsProps) {
  return (
    <>
      {sections.map((section) => (
        <GroupButton
          key={section.group}
          section={section}
          isShown={section.group === group}
          onPick={() => model.pick(section.group, address)}
        />
      ))}
    </>
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
