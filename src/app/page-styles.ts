// The styles of everything behind sign-in: a sheet of its own, so that the sign-in page need not wait for it.

let loading: Promise<void> | null = null;

/** The address stands in the page, where the bundler has put it. Rejects when the sheet cannot be fetched. */
export function loadStyles(): Promise<void> {
  loading ??= addSheet(document.documentElement.dataset["styles"] ?? "").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function addSheet(href: string): Promise<void> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return new Promise((settle, fail) => {
    sheet.onload = () => settle();
    sheet.onerror = () => {
      sheet.remove();
      fail(new Error(`The styles at ${href} cannot be fetched`));
    };
    document.head.append(sheet);
  });
}
