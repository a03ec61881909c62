// Decimals that the exam server has rounded ("-0.25"), as they are written here.

/** "−0,25" of "-0.25": with a comma and a true minus sign. */
export const shownDecimal = (figure: string): string => figure.replace(".", ",").replace("-", "−");

/** "62,50–77,50" of two decimals; one where both are the same. */
export const boundsText = (least: string, most: string): string =>
  least === most ? shownDecimal(least) : `${shownDecimal(least)}–${shownDecimal(most)}`;
