// What a board that is under way is called.
import type { RunningBoard } from "../../../../contract/exams/board/boards.ts";
import type { BoardScreenTexts } from "../board-screen-messages.ts";

export const boardName = ({ alias: exam, room }: RunningBoard, t: BoardScreenTexts): string =>
  room === "" ? exam : t.picked({ exam, room });
