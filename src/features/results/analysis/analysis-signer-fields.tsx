// Who signs an analysis, to be typed beside the dialog's facts or in the panel of a print screen.
import { useStore } from "@nanostores/react";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { $signing } from "../../../core/institution/school.ts";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "./analysis-dialog.module.css";
import { analysisMessages } from "./analysis-messages.ts";
import { signersOf, type TypedSigners } from "./analysis-signers-state.ts";

const signerFields = ["head", "headNip", "teacher", "teacherNip"] as const;

type SignerFieldsProps = { matrix: ResultMatrix; signers: TypedSigners };

export function AnalysisSignerFields({ matrix, signers }: SignerFieldsProps) {
  const t = useStore(analysisMessages);
  const shown = signersOf(matrix, useStore(signers.$typed), useStore($signing));
  return (
    <fieldset className={css.signers}>
      <legend>{t.signatures}</legend>
      {signerFields.map((name) => (
        <Field key={name} label={t[name]}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={120}
              value={shown[name]}
              onChange={({ currentTarget: { value } }) => signers.type({ [name]: value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
