// How the line to the server stands, by shape and words as well as colour.
import { useStore } from "@nanostores/react";
import { $connection, type Connection } from "../../../core/live.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import css from "./connection-badge.module.css";
import { shellMessages } from "../shell-messages.ts";

const icons: Record<Connection, IconName> = {
  off: "wifi-off",
  connecting: "wifi",
  connected: "wifi",
  reconnecting: "wifi-off",
};

export function ConnectionBadge() {
  const t = useStore(shellMessages);
  const connection = useStore($connection);
  const label = t[connection];
  return (
    <output className={css["badge"]} data-connection={connection} title={label}>
      <Icon name={icons[connection]} size={16} />
      <span>{label}</span>
    </output>
  );
}
