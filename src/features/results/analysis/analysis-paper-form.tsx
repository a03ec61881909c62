// The analysis of a test as a form on paper.
import { getResultMatrix } from "../../../contract/results/result-matrix.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { analysisMessages } from "./analysis-messages.ts";
import { AnalysisPaper } from "./analysis-paper-sheets.tsx";
import { questionBands } from "./analysis-band-rows.ts";
import { AnalysisSignerFields } from "./analysis-signer-fields.tsx";
import { createTypedSigners } from "./analysis-signers-state.ts";
import { figuresOf } from "./use-analysis-input.ts";

export const analysisPaperForm: FormMaker = async ({ schedule_id, group_id }, signal) => {
  const matrix = await call(getResultMatrix, { schedule_id, group_id }, { signal });
  const asOf = serverNow();
  const signers = createTypedSigners();
  const figures = figuresOf(matrix);
  const bands = questionBands(figures.columns);
  return {
    panel: <AnalysisSignerFields matrix={matrix} signers={signers} />,
    sheets({ letterhead, aside }) {
      if (matrix.rows.length === 0 || figures.columns.length === 0) return [];
      const t = analysisMessages.get();
      return bands.map((columns, at) => {
        const part =
          bands.length > 1
            ? t.part({ n: formatNumber(at + 1), all: formatNumber(bands.length) })
            : "";
        const label = [matrix.exam, matrix.group, part].filter(Boolean).join(" · ");
        const place = { isFirst: at === 0, isLast: at === bands.length - 1, part };
        return {
          name: `band-${at + 1}`,
          label,
          foot: label,
          paper: aside,
          content: (
            <AnalysisPaper
              {...{ matrix, figures, columns, signers, letterhead, asOf }}
              place={place}
            />
          ),
        };
      });
    },
  };
};
