// How much of one's conversations is unread, for the shell.
import { followOwnChats, unreadIn } from "../../../core/chat/own-chats.ts";

/** Returns how to stop. What cannot be asked just now keeps the number that it had. */
export function followUnread(userId: string, report: (unread: number) => void): () => void {
  return followOwnChats(userId).subscribe((state) => {
    if (state.status === "ready") report(unreadIn(state.value.items));
  });
}
