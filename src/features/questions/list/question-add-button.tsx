// "Tambah soal", with the 16 types behind the arrow beside it.
import { useStore } from "@nanostores/react";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { typeNames } from "../../../kit/label-messages.ts";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import {
  questionTypeMessages,
  typeGroups,
  type QuestionTypeTexts,
} from "./question-type-messages.ts";
import { questionsMessages } from "./questions-messages.ts";
import css from "./questions-screen.module.css";

export function QuestionAddButton({ bankId }: { bankId: string }) {
  const t = useStore(questionsMessages);
  const questionTypeT = useStore(questionTypeMessages);
  return (
    <span className={css.split}>
      <RouteLink
        to={href("banksoal.soal.add", { id: bankId })}
        className={buttonClass({ variant: "primary" })}
      >
        <Icon name="plus" size={18} />
        {t.add}
      </RouteLink>
      <Menu
        label={t.addByType}
        text={t.addByType}
        icon="chevron-down"
        variant="primary"
        size="m"
        items={() => typeItems(bankId, questionTypeT)}
      />
    </span>
  );
}

function typeItems(bankId: string, types: QuestionTypeTexts) {
  const item = (type: QuestionType) => ({
    label: typeNames.get()[type],
    hint: types[`about${type}`],
    onSelect: () => navigate(href("banksoal.soal.add", { id: bankId }, { type: String(type) })),
  });
  return typeGroups.map(([name, group]) => ({ heading: types[name], items: group.map(item) }));
}
