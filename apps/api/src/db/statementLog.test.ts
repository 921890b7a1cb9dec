import { expect, it } from 'vitest';
import { StatementLog, statementName } from './statementLog.ts';

it('remembers what took long, by its text', () => {
  const log = new StatementLog();
  log.record('select 1', 49);
  log.record('select a\n  from b where c = $1', 60);
  log.record('select a from b where c = $1', 100);
  expect(log.slowest(10)).toEqual([{ text: 'select a from b where c = $1', calls: 2, totalMs: 160, maxMs: 100 }]);
});

it('holds no value that stands in a text', () => {
  const log = new StatementLog();
  log.record("update a set b = 'a ''private'' value' where c = 'x'", 80);
  expect(log.slowest(1)[0]?.text).toBe("update a set b = '…' where c = '…'");
});

it('has a bound, and keeps the slowest', () => {
  const log = new StatementLog();
  for (let index = 0; index < 1_000; index += 1) log.record(`select ${index}`, 100 + index);
  log.record(`select ${'x'.repeat(100_000)}`, 5_000);
  const all = log.slowest(10_000);
  expect(all).toHaveLength(200);
  expect(all[0]?.text.length).toBe(2_000);
  expect(all.at(-1)?.maxMs).toBe(901);
});

it.each([
  ['select "id" from "entry" where "slug" = $1', 'select entry'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['UPDATE pgboss.job SET state = $1', 'update pgboss.job'],
  ['begin', 'begin'],
  ['with due as (select 1) select * from due', 'with due'],
  ["select 'a private value'", 'select'],
  ['', 'other'],
])('%s is %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
