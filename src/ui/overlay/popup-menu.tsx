// A button that opens a list of actions (the ARIA menu button pattern). Arrow keys walk, letters jump.
import { type KeyboardEvent, useRef, useState } from "react";
import { Button, IconButton } from "../input/button.tsx";
import type { ButtonSize, ButtonVariant } from "../input/button-style.ts";
import type { IconName } from "../icon-names.ts";
import { MenuList } from "./menu-list.tsx";

export type MenuAction = {
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  /** A second line: why it is disabled, say. */
  hint?: string;
  onSelect: () => void;
};
/** Actions under a heading. */
export type MenuGroup = { heading: string; items: readonly MenuAction[] };
export type MenuItem = MenuAction | "line";
export type MenuEntry = MenuItem | MenuGroup;

export type MenuProps = {
  /** What the actions are for: "Tindakan untuk Budi". */
  label: string;
  icon?: IconName;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown beside the icon; without it the button is an icon only. */
  text?: string;
  disabled?: boolean;
  /** The tab index of the button, for a row of controls that is one tab stop. */
  tabIndex?: number;
  /** A function is asked when the menu opens: fifty closed menus need no items. */
  items: readonly MenuEntry[] | (() => readonly MenuEntry[]);
};

export function Menu(props: MenuProps) {
  const { label, icon = "ellipsis", variant = "ghost", size = "s", text, items } = props;
  const { disabled, tabIndex } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<"first" | "last" | null>(null);

  const close = (refocus: boolean) => {
    setOpened(null);
    if (refocus) button.current?.focus();
  };
  const trigger = {
    ref: button,
    icon,
    variant,
    size,
    disabled,
    tabIndex,
    "aria-haspopup": "menu",
    "aria-expanded": opened !== null,
    onClick: () => setOpened(opened ? null : "first"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      setOpened(event.key === "ArrowDown" ? "first" : "last");
    },
  } as const;
  return (
    <>
      {text ? Button({ ...trigger, children: text }) : IconButton({ ...trigger, label })}
      {opened && (
        <MenuList
          label={label}
          anchor={button}
          start={opened}
          items={typeof items === "function" ? items() : items}
          close={close}
        />
      )}
    </>
  );
}
