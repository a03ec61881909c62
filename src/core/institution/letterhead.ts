// The institution's letterhead for whatever is printed: a picture, or lines of text beside the logo. Not for screens.
import { computed } from "nanostores";
import { settingCodes } from "../../contract/settings.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { $institution, $settings } from "./institution-settings.ts";

export type Letterhead =
  | { is: "image"; src: string; name: string }
  /** HTML, to be sanitised by whoever shows it. */
  | { is: "lines"; logo: string; lines: readonly string[] };

export const $letterhead = computed([$settings, $institution], (settings, institution) =>
  letterheadOf(settings[settingCodes.letterhead] ?? "", institution),
);

/** `value`: an address of a picture, or a JSON list of lines; fewer than two lines are none (domain.md 1.27). */
export function letterheadOf(
  value: string,
  { logo, name, city }: { logo: string; name: string; city: string },
): Letterhead {
  if (/^(?:data:image\/|\/|https?:)/u.test(value)) return { is: "image", src: value, name };
  const written = linesIn(value);
  const usual = [`<strong>${escapeHtml(name)}</strong>`, escapeHtml(city)].filter(Boolean);
  return { is: "lines", logo, lines: written.length > 1 ? written : usual };
}

function linesIn(value: string): string[] {
  try {
    const lines: unknown = JSON.parse(value);
    return Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [];
  } catch {
    // Empty, or of another form: as good as none.
    return [];
  }
}
