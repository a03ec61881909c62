// Random codes: tokens, passwords, import ids. Not for anything that must be a UUID.
export const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A random string of `length` characters, each drawn evenly from `alphabet` (at most 256 characters)
 * by the machine's secure generator.
 */
export function randomAlphanumeric(length: number, alphabet: string = alphanumerics): string {
  // Bytes at or past the last whole multiple of the alphabet would favour its first characters.
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
