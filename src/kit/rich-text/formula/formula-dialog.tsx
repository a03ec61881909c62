// A formula is written as LaTeX, by hand or from a palette, and seen while it is written.
import { useStore } from "@nanostores/react";
import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { tabId, Tabs } from "../../../ui/layout/tabs.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { useModel } from "../../use-model.ts";
import { DialogForm } from "../toolbar/dialog-form.tsx";
import type { Formula } from "../toolbar-state.ts";
import {
  createFormulaModel,
  maxLatex,
  type FormulaModel,
  type FormulaPreview,
} from "./formula-model.ts";
import { palette, type Snippet } from "./formula-palette.ts";
import { formulaMessages } from "../rich-text-messages.ts";

export type FormulaDialogProps = {
  /** Null: a new one. */
  formula: Formula | null;
  onSave: (formula: Formula) => void;
  onClose: () => void;
};

export function FormulaDialog({ formula, onSave, onClose }: FormulaDialogProps) {
  const t = useStore(formulaMessages);
  const model = useModel(() => createFormulaModel(formula));
  const { block } = useStore(model.$formula);
  const preview = useStore(model.$preview);
  const input = useRef<HTMLDivElement>(null);
  const formId = useId();

  const insert = (snippet: Snippet) => {
    const area = input.current?.querySelector("textarea");
    if (!area) return;
    const cursor = model.insert(snippet, area.selectionStart, area.selectionEnd);
    area.value = model.$formula.get().latex;
    area.focus();
    area.setSelectionRange(cursor, cursor);
  };
  const save = async () => {
    const finished = await model.finish();
    if (finished) onSave(finished);
    else input.current?.querySelector("textarea")?.focus();
  };
  return (
    <Dialog
      title={t.title}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {formula ? t.save : t.insert}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} onSave={() => void save()}>
        <Palette onInsert={insert} />
        <div ref={input}>
          <LatexField model={model} onSave={() => void save()} />
        </div>
        <Checkbox label={t.block} checked={block} onChange={model.setBlock} />
        <Preview preview={preview} />
      </DialogForm>
    </Dialog>
  );
}

/** Enter writes a new line here; Ctrl+Enter saves. */
function LatexField({ model, onSave }: { model: FormulaModel; onSave: () => void }) {
  const t = useStore(formulaMessages);
  const { latex } = useStore(model.$formula);
  const error = useFault(model);
  return (
    <Field label={t.latex} hint={t.latexHint} error={error} required>
      {(aria) => (
        <TextArea
          {...aria}
          className="formula-latex"
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={latex}
          onInput={(event) => model.write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSave();
          }}
        />
      )}
    </Field>
  );
}

/** In words, or undefined. While somebody still writes, only what cannot be read is said. */
function useFault(model: FormulaModel): string | undefined {
  const t = useStore(formulaMessages);
  const { latex } = useStore(model.$formula);
  const preview = useStore(model.$preview);
  const tried = useStore(model.$tried);
  if (latex.trim().length > maxLatex) return t.tooLong;
  if (preview.is === "unreadable") {
    return preview.near ? t.unreadableNear({ near: preview.near }) : t.unreadable;
  }
  return tried && latex.trim() === "" ? t.emptyError : undefined;
}

function Palette({ onInsert }: { onInsert: (snippet: Snippet) => void }) {
  const t = useStore(formulaMessages);
  const [group, setGroup] = useState(palette[0]?.name ?? "basics");
  const tabs = palette.map(({ name }) => ({ id: name, label: t[name] }));
  const chosen = palette.find(({ name }) => name === group);
  return (
    <div>
      <Tabs
        label={t.palette}
        tabs={tabs}
        selected={group}
        onSelect={(id) => setGroup(palette.find(({ name }) => name === id)?.name ?? group)}
      />
      <div className="formula-palette" role="tabpanel" aria-labelledby={tabId(group)}>
        {chosen?.snippets.map((snippet) => (
          <Button
            key={snippet.latex}
            variant="ghost"
            aria-label={`${snippet.face} ${snippet.latex.replace("#", "").trim()}`}
            title={snippet.latex.replace("#", "").trim()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(snippet)}
          >
            {snippet.face}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Preview({ preview }: { preview: FormulaPreview }) {
  const t = useStore(formulaMessages);
  const place = useRef<HTMLDivElement>(null);
  useDrawn(place, preview);
  return (
    <section aria-label={t.preview}>
      {preview.is === "failed" && <p>{t.previewFailed}</p>}
      {preview.is === "empty" && <p className="formula-preview">{t.empty}</p>}
      <div
        ref={place}
        className="formula-preview"
        hidden={preview.is !== "drawn" && preview.is !== "unreadable"}
      />
    </section>
  );
}

/** What cannot be read leaves the last that could: a preview that blinks at every letter helps nobody. */
function useDrawn(place: RefObject<HTMLElement | null>, preview: FormulaPreview): void {
  useLayoutEffect(() => {
    if (preview.is === "drawn") place.current?.replaceChildren(preview.math);
    if (preview.is === "empty") place.current?.replaceChildren();
  }, [place, preview]);
}
