// How the column of a question version is called wherever responses and figures are sent.

export const itemColumnId = (questionId: string, version: number): string =>
  `${questionId} ${version}`;
