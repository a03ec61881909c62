// Editor of type 10: the two columns, and below them a table of what belongs together.
import { useStore } from "@nanostores/react";
import { HtmlPartList } from "../parts/rows/html-part-list.tsx";
import { letterOf } from "../../domain/text/letters.ts";
import { markOf } from "../parts/links/link-model.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { LinkMatrix } from "./link-matrix.tsx";
import css from "./multi-matching-editor.module.css";
import { multiMatchingMessages } from "./multi-matching-messages.ts";
import { withPair, withSide } from "./multi-matching-model.ts";

const bounds = { fewest: 2, most: 10 };

export function MultiMatchingEditor({ content, onChange, errors, tools }: QuestionEditorProps<10>) {
  const t = useStore(multiMatchingMessages);
  const { payload, key } = content;
  return (
    <div className={css.editor}>
      <div className={css.sides}>
        <HtmlPartList
          {...bounds}
          label={t.left}
          parts={payload.left}
          onParts={(parts) => onChange(withSide(content, "left", parts))}
          nameOf={(at) => t.leftNumber({ number: at + 1 })}
          addLabel={t.addLeft}
          path="left"
          errors={errors}
          tools={tools}
        />
        <HtmlPartList
          {...bounds}
          label={t.right}
          parts={payload.right}
          onParts={(parts) => onChange(withSide(content, "right", parts))}
          nameOf={(at) => t.rightLetter({ letter: letterOf(at) })}
          markOf={(at) => markOf("right", at)}
          addLabel={t.addRight}
          path="right"
          errors={errors}
          tools={tools}
        />
      </div>
      <LinkMatrix
        left={payload.left}
        right={payload.right}
        links={key.pairs}
        onLink={(link, isLinked) => onChange(withPair(content, link, isLinked))}
        errors={errors}
      />
    </div>
  );
}
