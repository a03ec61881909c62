// A role of the staff as a word with its icon. The same icons everywhere: the profile card takes them from here.
import { roleLabels, type Role } from "../contract/roles.ts";
import type { IconName } from "../ui/icon-names.ts";
import { Tag } from "../ui/feedback/tag.tsx";

export const roleIcons: Record<Role, IconName> = {
  EVIL: "crown",
  EVAL: "graduation-cap",
  OPRA: "wrench",
};

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Tag tone={role === "EVIL" ? "info" : "neutral"} icon={roleIcons[role]}>
      {roleLabels[role]}
    </Tag>
  );
}
