// Figures that the server has rounded, as they are written here.

/** With the comma that is written here, and a true minus. */
export const decimals = (figure: string): string => figure.replace(/\./gu, ",").replace(/-/gu, "−");

/** "62,50–77,50"; one figure where both are the same. */
export const boundsText = (least: string, most: string): string =>
  least === most ? decimals(least) : `${decimals(least)}–${decimals(most)}`;
