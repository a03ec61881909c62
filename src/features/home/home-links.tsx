// Links out of the console. The AI assistant's stands here only when the institution has switched it on.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { links } from "../../contract/links.ts";
import { settingCodes } from "../../contract/settings.ts";
import { $settings, isSettingOn } from "../../core/institution/institution-settings.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { homeMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";

const icons: Record<keyof typeof links, IconName> = {
  website: "globe",
  videos: "video",
  community: "message-circle",
  assistant: "sparkles",
};

export function HomeLinks() {
  const t = useStore(homeMessages);
  const hasAssistant = isSettingOn(useStore($settings), settingCodes.aiActive);
  const titleId = useId();
  const names = (["website", "videos", "community", "assistant"] as const).filter(
    (name) => name !== "assistant" || hasAssistant,
  );
  return (
    <Sheet className={css["box"]} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.links}</h2>
      <ul className={css["links"]}>
        {names.map((name) => (
          <li key={name}>
            <a href={links[name]} target="_blank" rel="noopener noreferrer">
              <Icon name={icons[name]} />
              {t[name]}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
