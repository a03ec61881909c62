// Which Node runs all of this: what package.json names as engines, said before something breaks in a package's depths.

/** `version` as in "20.19.0". A sentence when it cannot run this, else null. */
export function nodeRefusal(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isEnough = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (isEnough) return null;
  return `Node ${version} is too old: this needs Node 20.19 or newer of the 20s, or Node 22.12 or newer.`;
}
