// The embedded exam server at the other end of a test's socket.
import type { TestServer } from "./server/open-test-server.ts";
import type { FakeSocket } from "./fake-socket.ts";

export function plugInSocket(socket: FakeSocket, server: TestServer): void {
  const connection = server.exam.live.connect({
    send: (text) => socket.deliver(text),
    bufferedAmount: 0,
    close: (code) => {
      connection.closed();
      socket.drop(code);
    },
  });
  socket.onSent = (text) => void connection.receive(text);
  socket.accept();
}
