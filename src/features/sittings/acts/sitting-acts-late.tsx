// The dialogs of acts on sittings, fetched when they are asked for: only on the days of exams.

export const sittingDialogs = {
  act: async () => (await import("./sitting-act-dialog.tsx")).SittingActDialog,
  proof: async () => (await import("./sitting-proof-dialog.tsx")).SittingProofDialog,
  order: async () => (await import("./sitting-order-dialog.tsx")).SittingOrderDialog,
};
