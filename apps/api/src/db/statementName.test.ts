import { expect, it } from 'vitest';
import { statementName } from './statementName.ts';

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
