/** The points of all criteria together, without what counting in binary adds. */
export function totalPoints(criteria: readonly { max: number }[]): number {
  return Math.round(criteria.reduce((sum, { max }) => sum + max, 0) * 100) / 100;
}
