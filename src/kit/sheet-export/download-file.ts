// Hands a file that was made here to the browser's downloads.

/** The browser reads the address after the click returns; old ones take their time. */
const addressLifetimeMs = 60_000;

export function downloadFile(bytes: BlobPart, name: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLifetimeMs);
}
