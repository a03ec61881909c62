// Ctrl+K: type a part of a name, choose with the arrows, go with Enter (the ARIA combobox pattern with a list below it).
import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { UserProfile } from "../../../contract/credentials.ts";
import { navigate } from "../../../core/navigation.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { shellMessages } from "../shell-messages.ts";
import { searchMessages } from "./search-messages.ts";
import { createSearchModel } from "./search-model.ts";
import type { Found } from "./search-model.ts";
import css from "./shell-dialog.module.css";

export function SearchDialog({ user, onClose }: { user: UserProfile; onClose(): void }) {
  const t = useStore(searchMessages);
  const { close } = useStore(shellMessages);
  const model = useModel(() => createSearchModel(user));
  const { found, server } = useStore(model.$state);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = Math.min(active, found.length - 1);
  const go = ({ address }: Found) => {
    onClose();
    navigate(address);
  };
  const type = (text: string) => {
    setActive(0);
    model.search(text);
  };
  const step = (to: number) => {
    setActive(to);
    list.current?.children[to]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[at];
    if (event.key === "ArrowDown") step(Math.min(found.length - 1, at + 1));
    else if (event.key === "ArrowUp") step(Math.max(0, at - 1));
    else if (event.key === "Enter" && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  const told = server === "failed" ? t.failed : found.length === 0 && server === "idle" && t.none;
  return (
    <Dialog title={t.title} size="m" closeLabel={close} onClose={onClose}>
      <TextInput
        role="combobox"
        aria-label={t.label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.label}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t.title} className={css.found}>
        {found.map((each, index) => (
          // The keys are the input's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={each.address + each.hint}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={css.line}
            onClick={() => go(each)}
          >
            <Icon name={each.icon} />
            <span>
              {each.label} <small>{each.hint}</small>
            </span>
            <small>{t[each.kind]}</small>
          </div>
        ))}
      </div>
      {told && <p className={css.facts}>{told}</p>}
      <LiveRegion>{told || (server === "idle" && t.count({ n: found.length }))}</LiveRegion>
    </Dialog>
  );
}
