import { type PGlite, protocol } from '@electric-sql/pglite';
import { isPreparable, isQuery, maxNoticed, maxPrepared } from './preparable.ts';

const { serialize } = protocol;
type Exchange = PGlite['execProtocolStream'];

/** A single statement that changes no table; what `vacuum` and `analyze` learn, the engine plans anew for by itself. */
const isControl =
  /^\s*(?:begin|commit|rollback|savepoint|release|set|reset|show|listen|unlisten|vacuum|analyze)\b[^;]*;?\s*$/i;

interface Statement {
  name: string;
  description?: Awaited<ReturnType<Exchange>>;
}

const kindOf = (message: Uint8Array) => String.fromCharCode(message[0] ?? 0);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const headerBytes = 5;

/** `Parse` and `Bind` both begin with an empty name, of the statement or of the portal, and a byte that ends it. */
const start = headerBytes + 1;

function readParse(message: Uint8Array) {
  const end = message.indexOf(0, start);
  const typesAreOpen = message[end + 1] === 0 && message[end + 2] === 0;
  return { text: decoder.decode(message.subarray(start, end)), typesAreOpen };
}

function bindTo(message: Uint8Array, name: string): Uint8Array {
  const bound = Buffer.concat([message.subarray(0, start), encoder.encode(name), message.subarray(start)]);
  bound.writeUInt32BE(bound.length - 1, 1);
  return bound;
}

/**
 * What is asked a second time becomes a prepared statement of the engine's, which parses it no more and keeps its plan, as drivers
 * of servers do. The engine's own `query` has no names: it sends each text anew, and making the plan of a join of views took
 * four times as long as running it. Its messages come one query after the other, which is what this relies on.
 */
export function prepareStatements(client: PGlite): void {
  const exchange: Exchange = client.execProtocolStream.bind(client);
  const noticed = new Set<string>();
  const prepared = new Map<string, Statement>();
  let current: Statement | null = null;
  let count = 0;

  async function close(text: string, { name }: Statement, options: Parameters<Exchange>[1]) {
    prepared.delete(text);
    await exchange(serialize.close({ type: 'S', name }), options);
  }

  async function closeAll(options: Parameters<Exchange>[1]) {
    noticed.clear();
    for (const [text, statement] of [...prepared]) await close(text, statement, options);
  }

  function hasComeBefore(text: string): boolean {
    if (noticed.has(text)) return true;
    if (noticed.size >= maxNoticed) noticed.clear();
    noticed.add(text);
    return false;
  }

  const parse: Exchange = async (message, options) => {
    current = null;
    const { text, typesAreOpen } = readParse(message);
    if (!isQuery(text)) {
      if (!isControl.test(text)) await closeAll(options);
      return exchange(message, options);
    }
    const known = prepared.get(text);
    if (known) {
      prepared.delete(text);
      prepared.set(text, known);
      current = known;
      return [];
    }
    if (!typesAreOpen || !isPreparable(text) || !hasComeBefore(text)) return exchange(message, options);
    const [oldest] = prepared;
    if (oldest && prepared.size >= maxPrepared) await close(...oldest, options);
    count += 1;
    const statement = { name: `prepared_${count}` };
    const answer = await exchange(serialize.parse({ name: statement.name, text }), options);
    prepared.set(text, statement);
    current = statement;
    return answer;
  };

  client.execProtocolStream = async (message, options) => {
    const kind = kindOf(message);
    if (kind === 'P') return parse(message, options);
    if (kind === 'Q' && !isControl.test(decoder.decode(message.subarray(headerBytes, -1)))) await closeAll(options);
    if (kind === 'S') current = null;
    if (current && kind === 'B') return exchange(bindTo(message, current.name), options);
    if (current && kind === 'D' && message[headerBytes] === 'S'.charCodeAt(0)) {
      current.description ??= await exchange(serialize.describe({ type: 'S', name: current.name }), options);
      return current.description;
    }
    return exchange(message, options);
  };
}
