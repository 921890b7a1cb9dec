import { Agent, createServer, get, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { drainServer } from './drainServer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answerMs: () => number, drainMs = 10_000) {
  const server = createServer(async (_request, response) => {
    await sleep(answerMs());
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}/`, drain: drainServer(server, drainMs) };
}

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

const ask = (url: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    }).once('error', reject);
  });

it('fails no request of clients that keep their connections, and tells each to let go', async () => {
  const { url, drain } = await listen(() => Math.random() * 20);
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const failures: unknown[] = [];
  let answered = 0;
  let drained: Promise<void> | undefined;
  const client = async (agent: Agent) => {
    for (;;) {
      try {
        const { status, connection } = await ask(url, agent);
        expect(status).toBe(200);
        answered += 1;
        if (drained && connection === 'close') return;
      } catch (error) {
        failures.push(error);
        return;
      }
    }
  };
  const clients = Promise.all(agents.map(client));
  while (answered < 200) await sleep(5);
  drained = drain();
  await Promise.all([clients, drained]);
  expect(failures).toEqual([]);
  await expect(ask(url, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('waits for what runs, whose answer closes its connection', async () => {
  const { url, drain } = await listen(() => 1_500);
  const agent = new Agent({ keepAlive: true });
  const asked = ask(url, agent);
  await sleep(100);
  const drained = drain();
  expect(await asked).toEqual({ status: 200, connection: 'close' });
  await drained;
});

it('waits for nobody where nobody is', async () => {
  const { drain } = await listen(() => 0);
  const begun = performance.now();
  await drain();
  expect(performance.now() - begun).toBeLessThan(900);
});

it('ends what hangs once its time is over', async () => {
  const { url, drain } = await listen(() => 60_000, 300);
  const asked = ask(url, new Agent());
  asked.catch(() => {});
  await sleep(100);
  await drain();
  await expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' });
});
