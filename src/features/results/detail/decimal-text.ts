// Figures that the server has rounded, as they are written here.

/** With the comma that is written here, and a true minus. */
export const decimals = (figure: string): string => figure.replace(/\./gu, ",").replace(/-/gu, "−");
