// Links out of the console. The AI assistant's stands here only when the institution has switched it on.
import { useStore } from "@nanostores/react";
import { links } from "../../contract/links.ts";
import { settingCodes } from "../../contract/settings.ts";
import { $settings, isSettingOn } from "../../core/institution/institution-settings.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
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
  const names = (["website", "videos", "community", "assistant"] as const).filter(
    (name) => name !== "assistant" || hasAssistant,
  );
  return (
    <ul className={css.links} aria-label={t.links}>
      {names.map((name) => (
        <li key={name}>
          <a href={links[name]} target="_blank" rel="noopener noreferrer">
            <Icon name={icons[name]} size={16} />
            {t[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
