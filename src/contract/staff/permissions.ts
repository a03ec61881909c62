// Permission codes (spec 1, 2 and 6), and which of them each role has before anybody changes it.
// A code may guard several screens (0020A, 0021A and 0023A do). 0003A and 0022A are assigned to nothing.
import type { Role } from "../roles.ts";

export const permissionCodes = [
  "0001A",
  "0002A",
  "0004A",
  "0005A",
  "0006A",
  "0007A",
  "0008A",
  "0009A",
  "0010A",
  "0011A",
  "0012A",
  "0013A",
  "0014A",
  "0015A",
  "0016A",
  "0017A",
  "0018A",
  "0019A",
  "0020A",
  "0021A",
  "0023A",
] as const;
export type PermissionCode = (typeof permissionCodes)[number];

/** A Head Master always has these: without them nobody could give any code back. */
export const headMasterCodes: readonly PermissionCode[] = ["0002A", "0007A"];

/** The profile's map of codes; an absent code and `false` mean the same. */
export type Menus = Record<string, boolean>;

/** What a role may see before anybody changes it; the spec leaves it open. */
export const defaultGrants: Record<Role, readonly PermissionCode[]> = {
  EVIL: permissionCodes,
  EVAL: ["0009A", "0010A", "0011A", "0013A", "0014A", "0016A", "0017A", "0018A", "0021A"],
  OPRA: ["0011A", "0012A", "0013A", "0014A", "0015A", "0021A"],
};
