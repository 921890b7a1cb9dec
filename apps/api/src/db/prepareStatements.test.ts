import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPrepared } from './preparable.ts';
import { prepareStatements } from './prepareStatements.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  prepareStatements(client);
});
beforeEach(() =>
  client.exec(`
    drop table if exists price;
    create table price (id int primary key, nav numeric not null);
    insert into price values (1, 10), (2, 20)`),
);
afterAll(() => client?.close());

const ofPrice = 'select * from price where id = $1';
const priceOf = async (id: unknown) => (await client.query(ofPrice, [id])).rows[0];

async function preparedTexts(): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    "select statement from pg_prepared_statements where statement like '%price%' order by prepare_time",
  );
  return rows.map(({ statement }) => statement).filter((text) => !text.includes('pg_prepared_statements'));
}

async function askOften() {
  for (const id of [1, 2, 1, 2, 1, 2, 1, 2]) expect(await priceOf(id)).toEqual({ id, nav: `${id * 10}` });
}

describe('prepared statements of the embedded engine', () => {
  it('are prepared from the second time on, one for each text, and answer for what they are asked', async () => {
    await priceOf(1);
    expect(await preparedTexts()).toEqual([]);
    await askOften();
    expect(await preparedTexts()).toEqual([ofPrice]);
    expect(await priceOf(3)).toBeUndefined();
  });

  it('are closed when a table is another, by either protocol', async () => {
    await askOften();
    await client.exec('alter table price add column unit text');
    expect(await preparedTexts()).toEqual([]);
    expect(await priceOf(1)).toEqual({ id: 1, nav: '10', unit: null });
    await priceOf(1);
    await client.query('alter table price alter column id type text');
    expect(await priceOf('1')).toEqual({ id: '1', nav: '10', unit: null });
  });

  it('outlive the upkeep of their tables, and see what changed since', async () => {
    await askOften();
    await client.query('delete from price where id = 2');
    await client.exec('vacuum (analyze) price');
    await client.query('analyze price');
    expect(await preparedTexts()).toEqual([ofPrice]);
    expect([await priceOf(1), await priceOf(2)]).toEqual([{ id: 1, nav: '10' }, undefined]);
  });

  it('are not prepared where their plan depends on what is asked', async () => {
    for (const [text, value] of [
      ['select id from price where array[id] @> $1', [1]],
      ['select id from price where nav::text like $1', '1%'],
      ["select id from price where id = $1 and nav::text ~ '^1'", 1],
    ] as const) {
      for (let round = 0; round < 3; round += 1) {
        expect((await client.query(text, [value])).rows, text).toEqual([{ id: 1 }]);
      }
    }
    expect(await preparedTexts()).toEqual([]);
  });

  it('survive a value that they refuse, and a transaction that is rolled back', async () => {
    await askOften();
    await expect(priceOf('no number')).rejects.toThrow(/integer/);
    await expect(
      client.transaction(async (transaction) => {
        await transaction.query('insert into price values ($1, $2)', [3, 30]);
        await transaction.query('insert into price values ($1, $2)', [3, 30]);
      }),
    ).rejects.toThrow(/price_pkey/);
    expect(await priceOf(3)).toBeUndefined();
    await askOften();
  });

  it('fail for as long as their transaction has, and no longer', async () => {
    const twice = 'select nav from price where id < $1';
    await client.transaction(async (transaction) => {
      await transaction.query(twice, [2]);
      await expect(transaction.query('select 1 / $1::int', [0])).rejects.toThrow(/zero/);
      await expect(transaction.query(twice, [2])).rejects.toThrow(/aborted/);
      await expect(transaction.query(twice, [2])).rejects.toThrow(/aborted/);
      await transaction.rollback();
    });
    expect((await client.query(twice, [2])).rows).toEqual([{ nav: '10' }]);
    expect((await client.query(twice, [3])).rows).toHaveLength(2);
  });

  it('follow the search path', async () => {
    await askOften();
    await client.exec('create schema past; create table past.price (id int primary key, nav numeric not null)');
    await askOften();
    await client.transaction(async (transaction) => {
      await transaction.exec('set local search_path = past, public');
      expect((await transaction.query(ofPrice, [1])).rows).toEqual([]);
    });
    expect(await preparedTexts()).toEqual([ofPrice]);
    await askOften();
    await client.exec('drop schema past cascade');
  });

  it('are closed where there are too many of them, the longest unused first', async () => {
    await askOften();
    const others = Array.from({ length: maxPrepared }, (_, index) => `select nav + ${index} from price where id = $1`);
    for (const text of others) {
      for (const id of [1, 1]) await client.query(text, [id]);
      await priceOf(1);
    }
    const texts = await preparedTexts();
    expect(texts.length).toBeLessThanOrEqual(maxPrepared);
    expect(texts).toContain(ofPrice);
    expect(texts).toContain(others.at(-1));
    expect(texts).not.toContain(others[0]);
  });
});
