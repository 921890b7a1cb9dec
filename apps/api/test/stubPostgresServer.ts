import { createServer, type Socket } from 'node:net';

type Reaction = 'answer' | 'drop' | 'ignore';

function message(letter: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const done = Buffer.concat([message('C', Buffer.from('OK\0')), message('Z', Buffer.from('I'))]);

function serveConnection(socket: Socket, react: (statement: string) => Reaction): void {
  socket.on('error', () => {});
  // Statements of tests are small: each arrives in one piece.
  socket.once('data', () => {
    if (react('connect') !== 'answer') return;
    socket.write(welcome);
    socket.on('data', (chunk: Buffer) => {
      if (chunk[0] !== 'Q'.charCodeAt(0)) return;
      const reaction = react(chunk.subarray(5, -1).toString());
      if (reaction === 'drop') socket.destroy();
      if (reaction === 'answer') socket.write(done);
    });
  });
}

/** Lets anybody in, knows no rows, and can lose a connection, or be silent, at `connect` and at any statement without parameters. */
export async function openStubPostgres(react: (statement: string) => Reaction) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serveConnection(socket, react);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `postgres://anybody@127.0.0.1:${address.port}/any`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
