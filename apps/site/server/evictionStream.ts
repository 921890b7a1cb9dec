import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

const changeSchema = v.object({
  origin: v.string(),
  tags: v.array(v.string()),
  paths: v.array(v.string()),
  signature: v.optional(v.string()),
});
export type Change = v.InferOutput<typeof changeSchema>;

export interface StreamEntry {
  id: string;
  /** Null where it cannot be read: another version wrote it. */
  change: Change | null;
}

/** What every instance was told of, the oldest forgotten. Each function rejects while the stream cannot be reached. */
export interface EvictionStream {
  add(change: Change): Promise<string>;
  /** Oldest first: from this entry on, itself included while it is remembered; all without an id. */
  from(id?: string): Promise<StreamEntry[]>;
  /** Resolves when there is an entry after this one, or after a few seconds. */
  waitAfter(id: string): Promise<void>;
  close(): void;
}

/** Entries that are remembered: weeks of publishing. About 300 bytes each. */
const maxEntries = 5_000;
const field = 'change';
/** Milliseconds, below what the API waits for its answer. */
const commandMs = 1_500;
const blockMs = 5_000;
/** A connection on which nothing comes for so long is dead: above the pauses in which something must come. */
const silentMs = 12_000;
const pingMs = 5_000;
const longestPauseMs = 2_000;

const entryChange = v.pipe(v.string(), v.parseJson(), changeSchema);

async function open(url: string) {
  const { createClient } = await import('@redis/client');
  const reconnectStrategy = (retries: number) => Math.min(50 * 2 ** retries, longestPauseMs);
  const writer = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: { connectTimeout: commandMs, socketTimeout: silentMs, reconnectStrategy },
  });
  const reader = writer.duplicate({ pingInterval: 0 });
  const clients = { writer, reader, whyAway: new Map<unknown, Error>() };
  const connected = [writer, reader].map((client) => {
    client.on('error', (error: Error) => clients.whyAway.set(client, error));
    client.on('ready', () => clients.whyAway.delete(client));
    return client.connect().catch(() => {});
  });
  await Promise.race([Promise.all(connected), sleep(commandMs, undefined, { ref: false })]);
  return clients;
}

type Clients = Awaited<ReturnType<typeof open>>;

function withinTime<T>(work: Promise<T>): Promise<T> {
  const late = sleep(commandMs, undefined, { ref: false }).then(() => {
    throw new Error('it does not answer');
  });
  return Promise.race([work, late]);
}

export function redisStream(url: string, key: string): EvictionStream {
  const opened = open(url);
  const run = async <T>(work: (clients: Clients) => Promise<T>): Promise<T> => {
    const clients = await opened;
    return work(clients).catch((error: unknown) => {
      const [why = error] = clients.whyAway.values();
      throw why;
    });
  };
  return {
    add(change) {
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
      return run(({ writer }) =>
        withinTime(writer.xAdd(key, '*', { [field]: JSON.stringify(change) }, { TRIM: trim })),
      );
    },
    async from(id = '-') {
      const entries = await run(({ writer }) => withinTime(writer.xRange(key, id, '+')));
      return (entries ?? []).map((entry) => {
        const change = v.safeParse(entryChange, entry.message[field]);
        return { id: entry.id, change: change.success ? change.output : null };
      });
    },
    async waitAfter(id) {
      await run(({ reader }) => reader.xRead({ key, id }, { BLOCK: blockMs, COUNT: 1 }));
    },
    close() {
      const destroy = ({ writer, reader }: Clients) => {
        for (const client of [writer, reader]) if (client.isOpen) client.destroy();
      };
      void opened.then(destroy, () => {});
    },
  };
}
