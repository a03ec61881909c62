// The text of an XML file, in the encoding that it names. Schools meet UTF-8, UTF-16 and the western Windows one.

/** Never throws: bytes that fit nothing become replacement signs, over which the parser stumbles by itself. */
export function xmlTextOf(bytes: Uint8Array): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : null;
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const named = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/u.exec(head)?.[1] ?? "utf-8";
  const isWestern = /^(?:iso-8859-1|windows-1252|us-ascii|latin1)$/iu.test(named);
  return new TextDecoder(isWestern ? "windows-1252" : "utf-8").decode(bytes);
}
