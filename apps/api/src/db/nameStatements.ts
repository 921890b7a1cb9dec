import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isPreparable, maxNoticed, maxPrepared } from './preparable.ts';

/** Times that a text is asked before it has a name: those of lists are many, by how many values they look for. */
const asksBefore = 4;

/** Names for the texts that this process asks often: as many as a connection may hold, and the same at each. */
export function statementNames(): (text: string) => string | undefined {
  const asked = new LRUCache<string, number>({ max: maxNoticed });
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared || !isPreparable(text)) return known;
    const times = (asked.get(text) ?? 0) + 1;
    if (times <= asksBefore) return void asked.set(text, times);
    asked.delete(text);
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
}

/**
 * A server parses and plans a text without a name each time: for most statements here that takes longer than to run them. One
 * with a name is kept by the connection, which makes one plan for all values where that is as good as one for each. Without
 * values a text is one message, and has no name.
 */
export function nameStatements(client: pg.ClientBase, nameOf: (text: string) => string | undefined): void {
  const named = (config: unknown, values: unknown) => {
    if (!Array.isArray(values) || values.length === 0 || !isUnnamed(config)) return config;
    const name = nameOf(config.text);
    return name === undefined ? config : { ...config, name };
  };
  client.query = new Proxy(client.query, {
    apply: (query, self, [config, values, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [named(config, values), values, ...rest]),
  });
}

function isUnnamed(config: unknown): config is { text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('name' in config && config.name !== undefined)
  );
}
