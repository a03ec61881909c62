// The side strip: whose console this is, who is in, and how the line to the server stands. A slim header on phones.
import { useStore } from "@nanostores/react";
import type { Theme } from "../../contract/preferences.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { $matrix } from "../../core/institution/matrix.ts";
import { chooseTheme } from "../../core/preferences/own-preferences.ts";
import { $institution, $socketWanted } from "../../core/institution/institution-settings.ts";
import { $theme, themeAfter } from "../../core/preferences/theme.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { shellMessages } from "./shell-messages.ts";
import css from "./side-strip.module.css";

const themeIcons: Record<Theme, IconName> = { system: "monitor-dot", light: "sun", dark: "moon" };

export function SideStrip({ user }: { user: UserProfile }) {
  const t = useStore(shellMessages);
  const { logo, name, city } = useStore($institution);
  const matrix = useStore($matrix);
  const theme = useStore($theme);
  const themeLabel = t.theme({ name: t[theme] });
  const hasSocket = useStore($socketWanted);
  return (
    <header className={css["strip"]}>
      <div className={css["brand"]}>
        <img src={logo} alt="" width={52} height={52} />
        <div>
          <b>{name}</b>
          <span>{city}</span>
        </div>
      </div>
      <ProfileCard user={user} />
      <div className={css["foot"]}>
        {hasSocket && <ConnectionBadge />}
        <span className={css["version"]}>
          {t.version({ version: matrix?.exo_version ?? __VERSION__ })}
          {matrix && ` · ${matrix.server_host}`}
        </span>
        {/* On phones only the icon is shown. */}
        <button
          type="button"
          className={css["theme"]}
          aria-label={themeLabel}
          title={themeLabel}
          onClick={() => chooseTheme(themeAfter(theme))}
        >
          <Icon name={themeIcons[theme]} size={16} />
          <span>{themeLabel}</span>
        </button>
      </div>
    </header>
  );
}
