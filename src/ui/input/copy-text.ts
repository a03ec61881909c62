// Puts a text on the clipboard. Over plain http there is no clipboard API: the old way by a hidden text area has to do.

/** `beside`: what has the focus, and gets it back. False when the browser refuses both ways. */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    // Missing altogether outside a secure context, whatever the types say.
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not permitted: the old way may still be.
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside the same dialog, or it could not be focused.
  beside.after(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  beside.focus();
  return isDone;
}
