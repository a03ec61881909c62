// "Kirim pesan": to one, to those that are ticked, to a room or to all of an exam; what is often said is one press away, and how
// many it reaches is told before. Whom it is for and how it is sent, the caller says.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { maxMessage, requiredMessage } from "../../contract/chat/message-text.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { formatNumber } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { Button } from "../../ui/input/button.tsx";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextArea } from "../../ui/input/text-area.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { createMessageDraft } from "./message-draft.ts";
import css from "./message-dialog.module.css";
import { messagingMessages } from "./messaging-messages.ts";

export type MessageTarget = {
  id: string;
  /** "12 peserta terpilih", "Ruang R1", "Semua peserta jadwal ini" */
  label: string;
  /** How many it would reach now. */
  count(): Promise<number>;
};

export type MessageDialogProps = {
  /** The first is meant unless another is chosen. */
  targets: readonly [MessageTarget, ...MessageTarget[]];
  templates(): Promise<readonly string[]>;
  /** What stands there at first. */
  text?: string;
  /** Answers how many it went to. With the same id it must be written once. */
  send(message: { id: string; text: string; target: string }): Promise<number>;
  onClose(): void;
};

export function MessageDialog({ text: first = "", ...props }: MessageDialogProps) {
  const { targets, templates, send, onClose } = props;
  const t = useStore(messagingMessages);
  const [draft] = useState(() => createMessageDraft());
  const [text, setText] = useState(first);
  const [target, setTarget] = useState(targets[0].id);
  const chosen = targets.find(({ id }) => id === target) ?? targets[0];
  const count = useAnswer(chosen.count, chosen.id);
  const offered = useAnswer(templates, "");
  const confirm = async () => {
    const said = checkedMessage(text);
    const sent = await send({ id: draft.idFor(said, chosen.id), text: said, target: chosen.id });
    notify(responseCodes.success, t.title, t.sent({ n: formatNumber(sent) }));
  };
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.send}
      onConfirm={confirm}
      onClose={onClose}
      dirty={text !== first}
    >
      <div className={css.parts}>
        <TargetChoice targets={targets} chosen={chosen} onChoose={setTarget} />
        <Field label={t.message} required>
          {(aria) => (
            <TextArea
              {...aria}
              rows={4}
              maxLength={maxMessage}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <TemplateButtons templates={offered ?? []} onChoose={setText} />
        <p aria-live="polite">{count !== null && t.count({ n: formatNumber(count) })}</p>
      </div>
    </ConfirmDialog>
  );
}

type TargetChoiceProps = {
  targets: readonly MessageTarget[];
  chosen: MessageTarget;
  onChoose(id: string): void;
};

function TargetChoice({ targets, chosen, onChoose }: TargetChoiceProps) {
  const t = useStore(messagingMessages);
  if (targets.length === 1) {
    return (
      <p>
        {t.to}: <b>{chosen.label}</b>
      </p>
    );
  }
  return (
    <RadioGroup
      legend={t.to}
      options={targets.map(({ id, label }) => ({ value: id, label }))}
      value={chosen.id}
      onChange={onChoose}
    />
  );
}

type TemplateButtonsProps = { templates: readonly string[]; onChoose(text: string): void };

function TemplateButtons({ templates, onChoose }: TemplateButtonsProps) {
  const t = useStore(messagingMessages);
  if (templates.length === 0) return null;
  return (
    <ul className={css.templates} aria-label={t.templates}>
      {templates.map((template) => (
        <li key={template}>
          <Button size="s" onClick={() => onChoose(template)}>
            {template}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** @throws ServerError in the words of the contract */
function checkedMessage(text: string): string {
  const { success, output, issues } = v.safeParse(requiredMessage, text);
  if (!success) throw new ServerError(responseCodes.client, issues[0].message);
  return output;
}

/** Null until it is there, and when it cannot be had: one can write without. `key`: of what it is the answer. */
function useAnswer<Answer>(ask: () => Promise<Answer>, key: string): Answer | null {
  const [answer, setAnswer] = useState<{ key: string; value: Answer } | null>(null);
  useEffect(() => {
    let isLate = false;
    ask()
      .then((value) => !isLate && setAnswer({ key, value }))
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [ask, key]);
  return answer?.key === key ? answer.value : null;
}
