// What is shown under a question's row: the question with its key, or as a participant sees it, and who wrote it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { policyLabels, typeNames } from "../../../kit/label-messages.ts";
import { participantContent } from "../../../domain/questions/participant-question.ts";
import { usageText } from "../../../domain/text/usage-text.ts";
import { policyNameOf } from "../../../domain/scoring/question-policy.ts";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import {
  questionDialogMessages,
  type QuestionDialogTexts,
} from "../actions/question-dialog-messages.ts";
import css from "../actions/question-dialogs.module.css";

type QuestionDetailProps = { question: Question; bank: QuestionBank };

export function QuestionDetail({ question, bank }: QuestionDetailProps) {
  const t = useStore(questionDialogMessages);
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  const { content, id, shuffle } = question;
  const key: ViewMode = { is: "key", key: content.key };
  const preview: ViewMode = { is: "preview", answer, onAnswer: setAnswer };
  return (
    <div className={css.detail}>
      <div className={css.shown}>
        <Checkbox
          label={t.asParticipant}
          hint={t.asParticipantHint}
          checked={isTried}
          onChange={setTried}
        />
        <QuestionView
          // Another mode is drawn from the beginning: nothing of the key stays.
          key={`${isTried} ${question.version}`}
          question={question}
          payload={isTried ? participantContent(content, id, shuffle).payload : content.payload}
          mode={isTried ? preview : key}
          withExplanation={!isTried}
        />
      </div>
      <section aria-label={t.facts}>
        <DescriptionList items={factsOf(question, bank, t)} />
      </section>
    </div>
  );
}

function factsOf(question: Question, bank: QuestionBank, t: QuestionDialogTexts) {
  const { content, author_name, updated_at, version, used_by, shuffle, layout, faults } = question;
  const { outside_usage: outside } = question;
  const policy = policyLabels.get()[policyNameOf(question, bank.plan)];
  return [
    { term: t.type, value: typeNames.get()[content.type] },
    { term: t.bobot, value: formatNumber(question.bobot) },
    { term: t.policy, value: question.policy ? policy : t.ofBankPolicy({ policy }) },
    { term: t.shuffle, value: shuffle ? t.shuffled : t.notShuffled },
    { term: t.layout, value: t[`layout${layout}`] },
    { term: t.author, value: author_name ?? t.unknown },
    { term: t.changed, value: formatDateTime(updated_at) },
    { term: t.version, value: formatNumber(version) },
    ...(outside
      ? [
          {
            term: t.outsideUsage,
            value:
              version === 1 ? usageText(outside) : t.ofFormerText({ usage: usageText(outside) }),
          },
        ]
      : []),
    { term: t.usedBy, value: used_by.join(", ") || t.nobody },
    ...(faults.length > 0
      ? [{ term: t.faulty, value: faults.map((reason) => translateFault(reason)).join(" ") }]
      : []),
  ];
}
