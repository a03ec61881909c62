// What is shown under a login's row: both devices, side by side for whoever must choose, and why somebody is blocked.
import { useStore } from "@nanostores/react";
import type { LoginDevice, ParticipantLogin } from "../../contract/exams/participant-logins.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import css from "../../kit/record/record.module.css";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { browserText } from "../../domain/text/browser-name.ts";
import { loginsMessages } from "./logins-messages.ts";

export function LoginDetail({ login }: { login: ParticipantLogin }) {
  const t = useStore(loginsMessages);
  const { signed_in, asked, status, block_reason, leave_count, group_path } = login;
  const deviceText = ({ agent, ip, at }: LoginDevice) =>
    t.deviceOf({ browser: browserText(agent) || t.none, ip: ip || t.none, at: formatDateTime(at) });
  return (
    <div className={css.detail}>
      <DescriptionList
        items={[
          { term: t.here, value: signed_in ? deviceText(signed_in) : t.none },
          ...(asked ? [{ term: t.there, value: deviceText(asked) }] : []),
          ...(status === "blocked" ? [{ term: t.reason, value: block_reason }] : []),
        ]}
      />
      <DescriptionList
        items={[
          { term: t.group, value: group_path ?? t.none },
          { term: t.left, value: formatNumber(leave_count) },
        ]}
      />
    </div>
  );
}
