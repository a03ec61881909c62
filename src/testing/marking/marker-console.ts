// What simulated markers use of the console. Bundled by itself and imported anew for each tab (`console-bundle.ts`), because the session is
// one for all of the console's code.
export { call, configureApi } from "../../core/api.ts";
export { $session } from "../../core/session.ts";
export { createMarkQueueModel } from "../../core/marking/mark-queue-model.ts";
export { createMarkingAnswersModel } from "../../features/marking/answers/marking-answers-model.ts";
export { isToDecide } from "../../features/marking/answers/sequence/marking-sequence-state.ts";
export { createOfflineFileModel } from "../../features/marking/offline/file/offline-file-model.ts";
export { createMarkImportModel } from "../../features/marking/offline/import/mark-import-model.ts";
export { createMarksKeeper } from "../../features/marking/offline/page/offline-marks-keeper.ts";
export { createOfflinePageModel } from "../../features/marking/offline/page/offline-page-model.ts";
