// First step: the template, and the file. Also what is shown while the file is being read or when it is refused.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { reportError } from "../../../core/notices.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { FileDrop } from "../../file-drop/file-drop.tsx";
import { Button, LinkButton } from "../../../ui/input/button.tsx";
import { importMessages } from "../import-messages.ts";
import { fileFaultText } from "../../file-faults/file-fault-messages.ts";
import type { FileFault } from "../../../files/file-fault.ts";
import css from "../import-wizard.module.css";

/** A file of the server's, or one that is made with what the school has. */
export type ImportTemplate = { address: string } | { make(): Promise<void> };

type ImportChooseStepProps = {
  noun: string;
  template: ImportTemplate;
  /** Why the file before this one was refused. */
  problem: ({ fileName: string } & Pick<FileFault, "code" | "details">) | null;
  onFile(file: File): void;
};

export function ImportChooseStep(props: ImportChooseStepProps) {
  const { noun, template, problem, onFile } = props;
  const t = useStore(importMessages);
  return (
    <div className={css.stack}>
      <div className={css.line}>
        {"make" in template ? (
          <OwnTemplateButton make={template.make} />
        ) : (
          <LinkButton href={template.address} icon="download" download>
            {t.template}
          </LinkButton>
        )}
        <p className={css.grow}>
          {t.templateHint({ noun })}
          {"make" in template && ` ${t.templateLists}`}
        </p>
      </div>
      {problem && (
        <Banner tone="bad" title={problem.fileName}>
          {fileFaultText(problem)}
        </Banner>
      )}
      <FileDrop
        label={t.drop}
        hint={t.dropHint}
        buttonLabel={t.dropButton}
        accept=".xlsx,.xls,.csv"
        onFile={onFile}
      />
    </div>
  );
}

function OwnTemplateButton({ make }: { make(): Promise<void> }) {
  const t = useStore(importMessages);
  const [isMaking, setMaking] = useState(false);
  const press = async () => {
    if (isMaking) return;
    setMaking(true);
    await make().catch(reportError);
    setMaking(false);
  };
  return (
    // Not disabled meanwhile: whoever pressed Enter goes on from here.
    <Button icon="download" aria-busy={isMaking} onClick={() => void press()}>
      {t.template}
    </Button>
  );
}
