// Ctrl+K: type a part of a name, choose with the arrows, go with Enter (the ARIA combobox pattern with a list below it).
import { useStore } from "@nanostores/react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { UserProfile } from "../../../contract/credentials.ts";
import { navigate } from "../../../core/navigation.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { shellMessages } from "../shell-messages.ts";
import { searchMessages } from "./search-messages.ts";
import { createSearchModel, type Found } from "./search-model.ts";
import css from "./shell-dialog.module.css";

export function SearchDialog({ user, onClose }: { user: UserProfile; onClose(): void }) {
  const t = useStore(searchMessages);
  const { close } = useStore(shellMessages);
  const model = useModel(() => createSearchModel(user));
  const { found, server } = useStore(model.$state);
  const id = useId();
  const go = ({ address }: Found) => {
    onClose();
    navigate(address);
  };
  const { active, list, onKeyDown, reset } = useActiveOption(found, go);
  const type = (text: string) => {
    reset();
    model.search(text);
  };
  const told = server === "failed" ? t.failed : found.length === 0 && server === "idle" && t.none;
  return (
    <Dialog title={t.title} size="m" closeLabel={close} onClose={onClose}>
      <TextInput
        role="combobox"
        aria-label={t.label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.label}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t.title} className={css.found}>
        {found.map((each, index) => (
          <FoundOption
            key={each.address + each.hint}
            id={`${id}-${index}`}
            found={each}
            isActive={index === active}
            onGo={() => go(each)}
          />
        ))}
      </div>
      {told && <p className={css.facts}>{told}</p>}
      <LiveRegion>{told || (server === "idle" && t.count({ n: found.length }))}</LiveRegion>
    </Dialog>
  );
}

/** The option that Enter chooses; the arrows move it and scroll the list to it. */
function useActiveOption(found: readonly Found[], go: (chosen: Found) => void) {
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(wanted, found.length - 1);
  const step = (to: number) => {
    setWanted(to);
    list.current?.children[to]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === "ArrowDown") step(Math.min(found.length - 1, active + 1));
    else if (event.key === "ArrowUp") step(Math.max(0, active - 1));
    else if (event.key === "Enter" && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  return { active, list, onKeyDown, reset: () => setWanted(0) };
}

type FoundOptionProps = { id: string; found: Found; isActive: boolean; onGo(): void };

function FoundOption({ id, found, isActive, onGo }: FoundOptionProps) {
  const t = useStore(searchMessages);
  return (
    // The keys are the input's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={id} role="option" aria-selected={isActive} className={css.line} onClick={onGo}>
      <Icon name={found.icon} />
      <span>
        {found.label} <small>{found.hint}</small>
      </span>
      <small>{t[found.kind]}</small>
    </div>
  );
}
