// What an audit entry names: what was done, and to what kind of record. The console has words for all of them.
export const auditObjects = [
  "participant",
  "group",
  "subject",
  "major",
  "religion",
  "competence",
  "bank",
  "question",
  "reference",
  "media",
  "user",
  "menu",
  "setting",
  "shortcut",
  "import",
] as const;
export type AuditObject = (typeof auditObjects)[number];

export const auditVerbs = [
  "create",
  "import",
  "commit",
  "update",
  "delete",
  "restore",
  "activate",
  "deactivate",
  "block",
  "unblock",
  "move",
  "reorder",
  "move-questions",
  "move-references",
  "order-mode",
  "lock",
  "unlock",
  "force-unlock",
  "duplicate",
  "copy",
  "archive",
  "unarchive",
  "link",
  "upload",
  "reset-password",
  "change-role",
  "force-sign-out",
  "update-menus",
  "sign-in",
  "sign-out",
  "change-password",
  "update-profile",
  "end-sessions",
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

/** "participant.block" */
export type AuditAction = `${AuditObject}.${AuditVerb}`;
