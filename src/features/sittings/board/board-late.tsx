// The dialogs of the board, fetched when they are asked for: only on the days of exams.

export const boardDialogs = {
  action: async () => (await import("./late/board-action-dialog.tsx")).BoardActionDialog,
  story: async () => (await import("./late/story-dialog.tsx")).StoryDialog,
  message: async () => (await import("./late/board-message-dialog.tsx")).BoardMessageDialog,
  wall: async () => (await import("./late/board-wall-dialog.tsx")).BoardWallDialog,
};
