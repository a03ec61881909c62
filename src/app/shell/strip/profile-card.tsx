// Who is signed in: their picture, or else an icon per role.
import { roleLabels } from "../../../contract/roles.ts";
import type { UserProfile } from "../../../contract/credentials.ts";
import { roleIcons } from "../../../kit/role-badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import css from "./profile-card.module.css";

export function ProfileCard({ user }: { user: UserProfile }) {
  return (
    <span className={css["card"]}>
      <span className={css["badge"]}>
        {user.picture ? <img src={user.picture} alt="" /> : <Icon name={roleIcons[user.role]} />}
      </span>
      <span className={css["who"]}>
        <b>{user.name}</b>
        <span>{roleLabels[user.role]}</span>
      </span>
    </span>
  );
}
