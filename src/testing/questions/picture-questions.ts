// Questions of types 15 and 16 as hard as they come, for tests that look at them.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { accepting, questionSamples } from "./question-samples.ts";

const image = (alt: string) => ({ media_id: "media-1", width: 800, height: 600, alt });
const captions = ["Rumah gadang", "بيت", "", "Rumah adat dengan keterangan yang panjang sekali"];
export const pictureOptions: ContentOf<15> = {
  type: 15,
  payload: {
    mode: "options",
    columns: 3,
    multiple: false,
    options: captions.map((caption, at) => ({
      id: `o${at + 1}`,
      image: image(`Gambar ${at + 1}`),
      caption,
      fixed: at === 3,
    })),
  },
  key: { ids: ["o2"], weights: { o1: 1, o2: 4 } },
};
const drag = questionSamples[16].content;

export const labelled = (mode: "dropdown" | "typed"): ContentOf<16> => {
  const texts = {
    z1: accepting("Sumatra", "Andalas"),
    z2: accepting("Jawa"),
    z3: accepting("Papua"),
  };
  const pictured = drag.payload.labels.map((label, at) =>
    at === 1 && mode === "dropdown" ? { ...label, text: "", image: image("Pulau Jawa") } : label,
  );
  return {
    type: 16,
    payload: {
      ...drag.payload,
      mode,
      labels: pictured,
      zones: drag.payload.zones.map((zone, at) =>
        at === 0 ? { ...zone, hint: "pulau besar di barat" } : zone,
      ),
    },
    key: { ...drag.key, texts },
  };
};
