// The path under which the bundle is served: it stands in every address that the bundle has.

/** A sentence when nothing can be served there, else null. */
export function basePathRefusal(base: string): string | null {
  if (/^\/(?:(?!\.{1,2}\/)[\w.-]+\/)*$/u.test(base)) return null;
  return `--base must begin and end with a slash, like /adm/, and go nowhere up, not "${base}".`;
}
