import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainRequest, readPlainRequest } from './plainRequest.ts';

export interface PlainAnswer {
  /** The status line and fields, each line with its end, without those that belong to the connection. */
  head: string;
  status: number;
  body: Buffer | undefined;
}

export type AnswerPlain = (request: PlainRequest, socket: Socket) => PlainAnswer | null;

let written = { second: 0, date: '' };

function dateField(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (written.second !== second) written = { second, date: `date: ${new Date(second * 1_000).toUTCString()}\r\n` };
  return written.date;
}

/**
 * Node makes of each request two objects, two streams and their events: more than half of the time in which a page
 * from memory is answered. Here whoever asks for nothing else is answered on the connection itself; the first request that is
 * anything but plain, or that `answer` does not know, hands its connection over to Node, with all that came, for good.
 */
export class PlainConnections {
  readonly #server: Server;
  readonly #answer: AnswerPlain;
  readonly #toNode: readonly unknown[];
  readonly #ofConnection: string;
  readonly #held = new Map<Socket, () => void>();
  #unsent: { socket: Socket; answer: PlainAnswer }[] = [];
  #isReleased = false;

  /** To be called before the server listens. */
  constructor(server: Server, answer: AnswerPlain) {
    this.#server = server;
    this.#answer = answer;
    this.#toNode = server.listeners('connection');
    const seconds = Math.floor(server.keepAliveTimeout / 1_000);
    this.#ofConnection = `connection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n\r\n`;
    server.removeAllListeners('connection');
    server.on('connection', (socket) => (this.#isReleased ? this.#handOver(socket) : this.#hold(socket)));
  }

  /** From now on Node answers all that comes: it tells each connection to close. */
  release(): void {
    this.#isReleased = true;
  }

  /** Ends those on which nothing came since, once what was written to them is sent. */
  close(): void {
    this.#send();
    for (const socket of this.#held.keys()) socket.destroySoon();
  }

  #handOver(socket: Socket): void {
    for (const listener of this.#toNode) if (typeof listener === 'function') listener.call(this.#server, socket);
  }

  #hold(socket: Socket): void {
    const listeners = {
      data: (chunk: Buffer) => this.#read(socket, chunk),
      end: () => {
        this.#send();
        socket.end();
      },
      timeout: () => socket.destroy(),
      error: () => socket.destroy(),
      close: () => void this.#held.delete(socket),
    };
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.setTimeout(this.#server.keepAliveTimeout);
    this.#held.set(socket, () => {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      socket.setTimeout(0);
      this.#held.delete(socket);
    });
  }

  #read(socket: Socket, chunk: Buffer): void {
    const request = this.#isReleased ? null : readPlainRequest(chunk);
    const answer = request && this.#answer(request, socket);
    if (answer) this.#sendSoon(socket, answer);
    else this.#leave(socket, chunk);
  }

  /** Each write wakes who reads at its other end. Those of one turn go out together, which takes less of both. */
  #sendSoon(socket: Socket, answer: PlainAnswer): void {
    if (this.#unsent.push({ socket, answer }) === 1) setImmediate(() => this.#send());
  }

  #leave(socket: Socket, chunk: Buffer): void {
    this.#send();
    socket.pause();
    this.#held.get(socket)?.();
    socket.unshift(chunk);
    this.#handOver(socket);
    socket.resume();
  }

  #send(): void {
    const unsent = this.#unsent;
    this.#unsent = [];
    for (const { socket, answer } of unsent) if (socket.writable) this.#write(socket, answer);
  }

  #write(socket: Socket, { head, body }: PlainAnswer): void {
    socket.cork();
    socket.write(Buffer.from(head + dateField() + this.#ofConnection, 'latin1'));
    const isTaken = body === undefined || socket.write(body);
    socket.uncork();
    if (isTaken) return;
    // Who asks on without reading waits, or its answers would fill the memory.
    socket.pause();
    socket.once('drain', () => socket.resume());
  }
}
