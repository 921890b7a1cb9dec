import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { openDb } from './client.ts';
import { nameStatements, statementNames } from './nameStatements.ts';
import { maxPrepared } from './preparable.ts';
import { rowsOf } from './rowsOf.ts';

const asked = (nameOf: (text: string) => string | undefined, text: string, times = 5) =>
  Array.from({ length: times }, () => nameOf(text));

describe('names of statements', () => {
  it('are given to what comes often, one for each text', () => {
    const nameOf = statementNames();
    const ofPrice = asked(nameOf, 'select nav from price where id = $1', 7);
    expect(ofPrice.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(ofPrice[4]).toMatch(/^s_[0-9a-f]{32}$/);
    expect(new Set(ofPrice.slice(4)).size).toBe(1);
    expect(asked(nameOf, 'select id from price where nav = $1').at(-1)).not.toBe(ofPrice[4]);
  });

  it.each([
    'select id from entry where tokens @> $1',
    'select id from entry where title like $1',
    'begin',
    `select ${'1, '.repeat(4_000)}1`,
  ])('are not given where one plan would not do: %.50s', (text) => {
    expect(asked(statementNames(), text, 10).at(-1)).toBeUndefined();
  });

  it('are no more than a connection may hold', () => {
    const nameOf = statementNames();
    const named = Array.from({ length: maxPrepared + 5 }, (_, index) => asked(nameOf, `select ${index}`).at(-1));
    expect(named.filter((name) => name === undefined)).toHaveLength(5);
    expect(nameOf('select 0')).toBe(named[0]);
  });
});

it('names what Drizzle asks with values, and leaves what has a name or comes as a text', () => {
  const client = new pg.Client();
  const query = vi.fn();
  client.query = query;
  nameStatements(client, (text) => (text === 'select 1' ? 's_1' : undefined));
  const done = () => {};
  Reflect.apply(client.query, client, [{ text: 'select 1', rowMode: 'array' }, [1], done]);
  expect(query).toHaveBeenLastCalledWith({ text: 'select 1', rowMode: 'array', name: 's_1' }, [1], done);
  for (const config of ['select 1', { text: 'select 2' }, { text: 'select 1', name: 'own' }]) {
    client.query(config, [1]);
    expect(query).toHaveBeenLastCalledWith(config, [1]);
  }
  client.query({ text: 'select 1' }, []);
  expect(query).toHaveBeenLastCalledWith({ text: 'select 1' }, []);
});

const prepared = inject('prepared');

if (prepared.kind === 'server') {
  it('has a server hold what comes often, and answer for what it is asked', async () => {
    const { db, close } = await openDb({ dataDir: 'memory', url: prepared.server });
    for (const id of [1, 2, 3, 1, 2, 3, 1, 2, 3]) {
      expect(await rowsOf(db, sql`select ${id}::int + 1 as next`)).toEqual([{ next: id + 1 }]);
    }
    const held = await rowsOf(db, sql`select statement from pg_prepared_statements where statement like '%as next'`);
    expect(held).toEqual([{ statement: 'select $1::int + 1 as next' }]);
    await close();
  });
}
