// The name of the column that holds the responses to one version of a question, on the server and in the console.

export const itemColumnId = (questionId: string, version: number): string =>
  `${questionId} ${version}`;
