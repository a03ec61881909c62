// What each theme is drawn as, where one is chosen.
import type { Theme } from "../../../contract/preferences.ts";
import type { IconName } from "../../../ui/icon-names.ts";

export const themeIcons: Record<Theme, IconName> = {
  system: "monitor-dot",
  light: "sun",
  dark: "moon",
};
