// What can be done to a bank's questions as a whole: brought in, taken out, looked at; and where else the bank leads.
import { useStore } from "@nanostores/react";
import { href } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { questionsMessages } from "./questions-messages.ts";
import type { QuestionDialogs } from "../actions/use-question-dialogs.ts";

type Open = QuestionDialogs["open"];

export function HeaderLinks({ bankId }: { bankId: string }) {
  const t = useStore(questionsMessages);
  return (
    <>
      <RouteLink to={href("banksoal")} className={buttonClass({ variant: "ghost" })}>
        <Icon name="chevron-left" size={18} />
        {t.banks}
      </RouteLink>
      <RouteLink
        to={href("banksoa.reference", { id: bankId })}
        className={buttonClass({ variant: "ghost" })}
      >
        <Icon name="book-open" size={18} />
        {t.references}
      </RouteLink>
    </>
  );
}

type HeaderButtonsProps = { bankId: string; total: number; open: Open; openDeleted(): void };

export function HeaderButtons({ bankId, total, open, openDeleted }: HeaderButtonsProps) {
  const t = useStore(questionsMessages);
  // There all of these are behind one button already.
  const isPhone = usePhone();
  const isEmpty = total === 0;
  const print = () =>
    window.open(href("print.banksoal.preview", { id: bankId }), "_blank", "noopener");
  const rest = [
    { label: t.import, icon: "upload", disabled: false, onSelect: () => open("import", {}) },
    { label: t.print, icon: "printer", disabled: false, onSelect: print },
    { label: t.export, icon: "download", disabled: isEmpty, onSelect: () => open("export", {}) },
    { label: t.deletedOnes, icon: "trash", disabled: false, onSelect: openDeleted },
  ] as const;
  return (
    <>
      <Button icon="eye" disabled={isEmpty} onClick={() => open("preview", { start: null })}>
        {t.preview}
      </Button>
      {isPhone ? (
        rest.map(({ label, icon, disabled, onSelect }) => (
          <Button key={label} icon={icon} disabled={disabled} onClick={onSelect}>
            {label}
          </Button>
        ))
      ) : (
        <Menu label={t.more} text={t.more} variant="secondary" size="m" items={rest} />
      )}
    </>
  );
}

export function ImportButton({ open }: { open: Open }) {
  const t = useStore(questionsMessages);
  return (
    <Button icon="upload" onClick={() => open("import", {})}>
      {t.import}
    </Button>
  );
}
