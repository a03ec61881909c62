// The side strip: whose console this is, who is in, and how the line to the server stands. A slim header on phones.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../../contract/credentials.ts";
import { $connection } from "../../../core/live.ts";
import { $matrix } from "../../../core/institution/matrix.ts";
import { chooseTheme } from "../../../core/preferences/own-preferences.ts";
import { $institution, $socketWanted } from "../../../core/institution/institution-settings.ts";
import { $theme, themeAfter } from "../../../core/preferences/theme.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useNarrowScreen } from "../../../ui/use-phone.ts";
import { ChatLink } from "./chat-link.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { $shellDialog } from "../shell-dialogs.ts";
import { shellMessages } from "../shell-messages.ts";
import { themeIcons } from "./theme-icons.ts";
import css from "./side-strip.module.css";

type SideStripProps = { user: UserProfile; isFolded: boolean; onFold(): void };

export function SideStrip({ user, isFolded, onFold }: SideStripProps) {
  const { logo, name, city } = useStore($institution);
  return (
    <header className={css["strip"]} data-folded={isFolded}>
      <div className={css["brand"]}>
        <img src={logo} alt="" width={52} height={52} title={isFolded ? `${name}, ${city}` : ""} />
        <div>
          <b>{name}</b>
          <span>{city}</span>
        </div>
      </div>
      {useNarrowScreen() ? (
        <PhoneAccount user={user} />
      ) : (
        <>
          <ProfileCard user={user} />
          <ChatLink userId={user.id} />
          <StripFoot isFolded={isFolded} onFold={onFold} />
        </>
      )}
    </header>
  );
}

/** One's picture opens what the foot of the strip holds elsewhere; a line that is down is told beside it. */
function PhoneAccount({ user }: { user: UserProfile }) {
  const t = useStore(shellMessages);
  const hasSocket = useStore($socketWanted);
  const connection = useStore($connection);
  return (
    <>
      {hasSocket && connection !== "connected" && <ConnectionBadge />}
      <ChatLink userId={user.id} />
      <button
        type="button"
        className={css["account"]}
        aria-haspopup="dialog"
        title={t.account}
        onClick={() => $shellDialog.set("account")}
      >
        <ProfileCard user={user} />
      </button>
    </>
  );
}

function StripFoot({ isFolded, onFold }: Omit<SideStripProps, "user">) {
  const t = useStore(shellMessages);
  const matrix = useStore($matrix);
  const theme = useStore($theme);
  const themeLabel = t.theme({ name: t[theme] });
  const hasSocket = useStore($socketWanted);
  const fold = isFolded ? t.unfold : t.fold;
  return (
    <div className={css["foot"]}>
      {hasSocket && <ConnectionBadge />}
      <span className={css["version"]}>
        {t.version({ version: matrix?.exo_version ?? __VERSION__ })}
        {matrix && ` · ${matrix.server_host}`}
      </span>
      {/* Folded, only the icons are shown. */}
      <button
        type="button"
        className={css["tool"]}
        aria-label={themeLabel}
        title={themeLabel}
        onClick={() => chooseTheme(themeAfter(theme))}
      >
        <Icon name={themeIcons[theme]} size={16} />
        <span>{themeLabel}</span>
      </button>
      <button
        type="button"
        className={css["tool"]}
        aria-label={fold}
        aria-expanded={!isFolded}
        title={`${fold} ([)`}
        onClick={onFold}
      >
        <Icon name={isFolded ? "chevrons-right" : "chevrons-left"} size={16} />
        <span>{fold}</span>
      </button>
    </div>
  );
}
