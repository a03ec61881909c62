// Links a style sheet that only some screens need, once: `import address from "sheet:…"` gives its address.

const linked = new Map<string, Promise<void>>();

/** Ends when the sheet counts. @throws Error when it cannot be fetched; the next call tries again */
export function linkSheet(address: string): Promise<void> {
  const known = linked.get(address);
  if (known) return known;
  const link = document.createElement("link");
  const loading = new Promise<void>((settle, fail) => {
    link.addEventListener("load", () => settle());
    link.addEventListener("error", () => {
      linked.delete(address);
      link.remove();
      fail(new Error(`The styles at ${address} cannot be fetched`));
    });
  });
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  linked.set(address, loading);
  return loading;
}
