// Staff roles (spec 1). What they may see is in permissions.ts, which sign-in does without.
export const roles = ["EVIL", "EVAL", "OPRA"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  EVIL: "Head Master",
  EVAL: "Pengampu",
  OPRA: "Operator",
};
