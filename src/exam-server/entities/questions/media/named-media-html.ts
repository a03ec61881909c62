// Which files a question or a reference names: by id in its content, by address in its HTML.
import type { ImageRef, QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { mediaAddress, mediaIdsIn, type MediaKind } from "../../../../contract/questions/media.ts";
import { htmlIn } from "../../../../domain/questions/question-html.ts";

export type MediaName = {
  /** Null: an address that is none of ours, such as a name inside a file that is being imported. */
  id: string | null;
  kind: MediaKind;
  /** The field that names it. */
  path: string;
};

/** Of sanitised HTML: there "<" opens a tag and nothing else, and values stand in double quotes. */
export function mediaNamesIn(html: string, path: string): MediaName[] {
  const tags = html.matchAll(/<(img|audio)\b[^<>]*?\ssrc="([^"]*)"/gu);
  return [...tags].map(([, tag, address = ""]) => {
    const [id = ""] = mediaIdsIn(address);
    return {
      id: mediaAddress(id) === address ? id : null,
      kind: tag === "img" ? "image" : "audio",
      path,
    };
  });
}

/** Of a sanitised question. */
export function mediaNamesOf(question: QuestionInput): MediaName[] {
  const { audio, content } = question;
  const sound: MediaName[] = audio ? [{ id: audio.media_id, kind: "audio", path: "audio" }] : [];
  return [
    ...sound,
    ...imagesOf(content),
    ...htmlIn(question).flatMap(({ html, path }) => mediaNamesIn(html, path)),
  ];
}

function imagesOf(content: QuestionContent): MediaName[] {
  if (content.type === 15) {
    const { payload } = content;
    return payload.mode === "zones"
      ? named(payload.image, "image")
      : payload.options.flatMap(({ id, image }) => named(image, `options.${id}`));
  }
  if (content.type !== 16) return [];
  const { image, labels } = content.payload;
  return [
    ...named(image, "image"),
    ...labels.flatMap((label) => named(label.image, `labels.${label.id}`)),
  ];
}

function named(image: ImageRef | null, path: string): MediaName[] {
  if (!image || image.media_id === null) return [];
  return [{ id: image.media_id, kind: "image", path: `content.${path}` }];
}
