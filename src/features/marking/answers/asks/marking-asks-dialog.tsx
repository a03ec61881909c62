// The questions to colleagues about one question of an exam: those that wait for one's reply, one's own, and those that are over.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { getMarkingAsk, type MarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { call } from "../../../../core/api.ts";
import { reportError } from "../../../../core/notices.ts";
import { ConfirmDialog } from "../../../../kit/dialogs/confirm-dialog.tsx";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { AskReplyForm } from "./ask-reply-form.tsx";
import { AskedQuestion } from "./asked-thread-panel.tsx";
import css from "./asked-thread.module.css";
import { markingAskedMessages } from "./marking-asked-messages.ts";
import { createMarkingAsksModel, isWaiting, waitsForMe } from "./marking-asks-model.ts";

type MarkingAsksDialogProps = {
  unit: UnitKey;
  /** The content of the question, if the screen that opens the dialog has it. */
  content?: QuestionContent | undefined;
  /** Shows the answer where one marks; absent: somewhere else. */
  onChoose?: (answers: readonly MarkingAnswer[]) => void;
  /** Something was replied or taken back. */
  changed(): void;
  onClose(): void;
};
type Doing = { is: "replying" | "withdrawing"; ask: MarkingAsk };

export function MarkingAsksDialog(props: MarkingAsksDialogProps) {
  const { unit, content, onChoose, changed, onClose } = props;
  const t = useStore(markingAskedMessages);
  const { schedule_id, question_id } = unit;
  const model = useModel(() => createMarkingAsksModel({ schedule_id, question_id }));
  const [doing, setDoing] = useState<Doing | null>(null);
  const back = () => setDoing(null);
  if (doing?.is === "withdrawing") {
    return (
      <ConfirmDialog
        title={t.withdrawTitle}
        confirmLabel={t.withdrawVerb}
        onConfirm={async () => {
          await model.withdraw(doing.ask);
          changed();
        }}
        onClose={back}
      >
        <p className={css.quoted}>{doing.ask.text}</p>
        <p>{t.withdrawText({ name: doing.ask.colleague })}</p>
      </ConfirmDialog>
    );
  }
  if (doing) {
    const replied = (ask: MarkingAsk) => {
      model.put(ask);
      changed();
    };
    return <AskReplyForm unit={model.unit} ask={doing.ask} replied={replied} onClose={back} />;
  }
  const choose = async ({ id }: MarkingAsk) => {
    try {
      const { answer } = await call(getMarkingAsk, { ...model.unit, ask_id: id });
      onChoose?.([answer]);
      onClose();
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <Dialog title={t.title} size="l" closeLabel={t.close} onClose={onClose}>
      <DetailView model={model} texts={{ loading: t.loading, failed: t.failed }}>
        {({ items }) => (
          <Groups
            asks={items}
            content={content}
            onDo={setDoing}
            {...(onChoose && { onShow: (ask) => void choose(ask) })}
          />
        )}
      </DetailView>
    </Dialog>
  );
}

type GroupsProps = {
  asks: readonly MarkingAsk[];
  content: QuestionContent | undefined;
  onDo(doing: Doing): void;
  /** Of one's own: its answer, where one marks. */
  onShow?: (ask: MarkingAsk) => void;
};

function Groups({ asks, content, onDo, onShow }: GroupsProps) {
  const t = useStore(markingAskedMessages);
  if (asks.length === 0) {
    return (
      <EmptyState icon="message-circle" title={t.none}>
        {t.noneText}
      </EmptyState>
    );
  }
  const isMine = (ask: MarkingAsk) => ask.is_own && isWaiting(ask);
  const groups = [
    { title: t.waitingForMe, items: asks.filter(waitsForMe) },
    { title: t.waiting, items: asks.filter(isMine) },
    { title: t.others, items: asks.filter((ask) => !waitsForMe(ask) && !isMine(ask)) },
  ];
  return groups.map(
    ({ title, items }) =>
      items.length > 0 && (
        <section key={title} className={css.group} aria-label={title}>
          <h3>{title}</h3>
          {items.map((ask) => (
            <div key={ask.id} className={css.row}>
              <b>{t.answer({ code: ask.code })}</b>
              <AskedQuestion ask={ask} content={content} />
              <p className={css.acts}>
                {waitsForMe(ask) && (
                  <Button variant="primary" onClick={() => onDo({ is: "replying", ask })}>
                    {t.reply}
                  </Button>
                )}
                {ask.is_own && onShow && <Button onClick={() => onShow(ask)}>{t.show}</Button>}
                {isMine(ask) && (
                  <Button onClick={() => onDo({ is: "withdrawing", ask })}>{t.withdraw}</Button>
                )}
              </p>
            </div>
          ))}
        </section>
      ),
  );
}
