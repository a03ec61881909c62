// Behind one's picture on a phone: who one is and where, the look, help, and how the line to the server stands.
import { useStore } from "@nanostores/react";
import { roleLabels } from "../../../contract/roles.ts";
import type { UserProfile } from "../../../contract/credentials.ts";
import { $institution, $socketWanted } from "../../../core/institution/institution-settings.ts";
import { $matrix } from "../../../core/institution/matrix.ts";
import { href } from "../../../core/navigation.ts";
import { chooseTheme } from "../../../core/preferences/own-preferences.ts";
import { $theme, themeAfter } from "../../../core/preferences/theme.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ConnectionBadge } from "../strip/connection-badge.tsx";
import { $shellDialog } from "../shell-dialogs.ts";
import { shellMessages } from "../shell-messages.ts";
import { themeIcons } from "../strip/theme-icons.ts";
import css from "./shell-dialog.module.css";

type AccountDialogProps = { user: UserProfile; onClose(): void };

export function AccountDialog({ user, onClose }: AccountDialogProps) {
  const t = useStore(shellMessages);
  const { name, city } = useStore($institution);
  const matrix = useStore($matrix);
  const theme = useStore($theme);
  const hasSocket = useStore($socketWanted);
  return (
    <Dialog title={user.name} size="s" closeLabel={t.close} onClose={onClose}>
      <p className={css.facts}>
        {roleLabels[user.role]} · {name}, {city}
      </p>
      <ul className={css.lines}>
        <li>
          <RouteLink to={href("profile")} className={css.line} onClick={onClose}>
            <Icon name="user" />
            {t.profileAndPassword}
          </RouteLink>
        </li>
        <li>
          <button type="button" className={css.line} onClick={() => chooseTheme(themeAfter(theme))}>
            <Icon name={themeIcons[theme]} />
            {t.theme({ name: t[theme] })}
          </button>
        </li>
        <li>
          <button type="button" className={css.line} onClick={() => $shellDialog.set("search")}>
            <Icon name="search" />
            {t.search}
          </button>
        </li>
        <li>
          <button type="button" className={css.line} onClick={() => $shellDialog.set("help")}>
            <Icon name="circle-question-mark" />
            {t.help}
          </button>
        </li>
      </ul>
      <div className={css.foot}>
        {hasSocket && <ConnectionBadge />}
        <span>
          {t.version({ version: matrix?.exo_version ?? __VERSION__ })}
          {matrix && ` · ${matrix.server_host}`}
        </span>
      </div>
    </Dialog>
  );
}
