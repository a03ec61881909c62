/** By their names in a screen's table: seldom wanted, and then there is a while of reading and choosing. They come when asked for. */
export const seldomDialogs: readonly string[] = [
  "import",
  "media",
  "export",
  "passwords",
  "deleted",
  "shortcut",
];
