// Which errors of an editor have no place in it: of parts that are gone, of lists that it does not show.

/**
 * Their words, once each. `own`: what the type answers for, by the first word of the path ("options", "key"); the stem
 * and the rest are the form's. `placed`: the paths that are shown at their place.
 */
export function errorsElsewhere(
  errors: Readonly<Record<string, string>>,
  own: readonly string[],
  placed: readonly string[],
): string[] {
  const known = new Set(placed);
  const words = Object.entries(errors)
    .filter(([path]) => own.includes(path.split(".")[0] ?? "") && !known.has(path))
    .map(([, word]) => word);
  return [...new Set(words)];
}
