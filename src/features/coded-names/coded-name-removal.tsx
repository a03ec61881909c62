// Asks before majors or religions are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { CodedName } from "../../contract/coded-names.ts";
import { RemovalDialog } from "../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import type { CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages, usersOf } from "./coded-name-messages.ts";
import type { CodedNameModel } from "./coded-name-model.ts";

type CodedNameRemovalProps = {
  model: CodedNameModel;
  words: CodedNameTexts;
  target: Target;
  /** The one row, when it is one. */
  row?: CodedName;
  onClose(): void;
};

export function CodedNameRemoval(props: CodedNameRemovalProps) {
  const { model, words, target, row, onClose } = props;
  const t = useStore(codedNameMessages);
  return (
    <RemovalDialog actions={model.actions} target={target} onClose={onClose}>
      {row && usersOf(row) !== "" && (
        <Banner tone="warn" title={t.inUse({ users: usersOf(row) })}>
          {t.inUseHint({ noun: words.noun })}
        </Banner>
      )}
      <p>
        {t.removeMeaning({ title: words.title })} {target.name === null && t.removeKept}
      </p>
    </RemovalDialog>
  );
}
