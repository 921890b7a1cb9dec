import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, draft, openDirectSqlDb, publish, refusalIn, version } from '../../test/directSql.ts';
import { ids } from '../../test/previousVersion.ts';
import type { TestDb } from '../../test/testDb.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openDirectSqlDb();
});
afterAll(() => db?.close());

const release = '60000000-0000-4000-8000-000000000001';
/** The fund's first version is live and approved; the second goes live for a while, and back. */
const wentLive = `${approve(1, ids.checker)};
  insert into publication (entry_id, locale, version, published_by, published_at)
    values ('${draft}', 'en', 1, '${ids.checker}', '2026-03-01');
  ${version(draft, 2, ids.admin)}; update entry_content set version = 2 where entry_id = '${draft}';
  ${approve(2, ids.checker)};
  insert into release (id, title, created_by, created_at, state, run_at, scheduled_by, revert_at, revert_state, revert_by)
    values ('${release}', 'R', '${ids.admin}', now(), 'scheduled', '2026-03-02', '${ids.admin}', '2026-03-05', 'planned', '${ids.admin}');
  insert into release_change (release_id, entry_id, locale, action, version)
    values ('${release}', '${draft}', 'en', 'publish', 2);
  update publication set ended_at = '2026-03-02' where entry_id = '${draft}' and ended_at is null;
  insert into publication (entry_id, locale, version, published_by, published_at)
    values ('${draft}', 'en', 2, '${ids.checker}', '2026-03-02');
  update release set state = 'done', finished_at = '2026-03-02' where id = '${release}'`;
const approveRevert = (by: string, at = '2026-03-05') =>
  `insert into revert_approval (release_id, entry_id, locale, revert_at, approved_by, approved_at)
    values ('${release}', '${draft}', 'en', '${at}', '${by}', now())`;
const back = (number: number, at: string, by: string | null = ids.admin) =>
  `update publication set ended_at = '${at}' where entry_id = '${draft}' and ended_at is null;
    insert into publication (entry_id, locale, version, published_by, published_at)
      values ('${draft}', 'en', ${number}, ${by === null ? 'null' : `'${by}'`}, '${at}')`;

const refused: Record<string, [statement: string, message: RegExp]> = {
  'going back to a former version without a release': [
    `${approve(1, ids.checker)}; ${publish(draft, 1, ids.checker)}; ${version(draft, 2, ids.admin)};
      update entry_content set version = 2 where entry_id = '${draft}'; ${back(1, '2026-03-05')}`,
    /second person/,
  ],
  'going back that nobody approved': [`${wentLive}; ${back(1, '2026-03-05')}`, /second person/],
  'going back that its author approves': [`${wentLive}; ${approveRevert(ids.admin)}`, /goes back: author/],
  'going back that somebody without the right approves': [
    `${wentLive}; ${approveRevert(ids.former)}`,
    /goes back: role/,
  ],
  'an approval of going back at another time': [
    `${wentLive}; ${approveRevert(ids.checker, '2026-03-04')}`,
    /does not go back at this time/,
  ],
  'going back before its time': [
    `${wentLive}; ${approveRevert(ids.checker)}; ${back(1, '2026-03-04')}`,
    /second person/,
  ],
  'going back at a time that was moved after the approval': [
    `${wentLive}; ${approveRevert(ids.checker)}; update release set revert_at = '2026-03-04'; ${back(1, '2026-03-04')}`,
    /second person/,
  ],
  'going back by nobody': [
    `${wentLive}; ${approveRevert(ids.checker)}; ${back(1, '2026-03-05', null)}`,
    /second person/,
  ],
  'going back to another version than was live before': [
    `${version(draft, 3, ids.admin)}; ${wentLive}; ${approveRevert(ids.checker)}; ${back(3, '2026-03-05')}`,
    /second person/,
  ],
  'going back over what was published meanwhile': [
    `${wentLive}; ${approveRevert(ids.checker)}; ${back(2, '2026-03-03')}; ${back(1, '2026-03-05')}`,
    /second person/,
  ],
  'going back over what was taken off meanwhile': [
    `${wentLive}; ${approveRevert(ids.checker)};
      update publication set ended_at = '2026-03-03' where entry_id = '${draft}' and ended_at is null;
      ${back(1, '2026-03-05')}`,
    /second person/,
  ],
  'going back a second time': [
    `${wentLive}; ${approveRevert(ids.checker)}; ${back(1, '2026-03-05')};
      update release_change set revert_outcome = 'reverted'; ${back(1, '2026-03-06')}`,
    /second person/,
  ],
  'a release that goes back before it goes live': [
    `${wentLive}; update release set revert_at = '2026-03-01'`,
    /release_revert_later/,
  ],
  'a change that is slipped into a release that went live': [
    `${wentLive}; insert into release_change (release_id, entry_id, locale, action) values ('${release}', '${ids.fund}', 'en', 'unpublish')`,
    /do not change/,
  ],
  'the end of a change that went live': [`${wentLive}; delete from release_change`, /do not change/],
  'another instant at which a release went live': [
    `${wentLive}; update release set finished_at = '2026-03-01'`,
    /does not begin again/,
  ],
  'a change of an approval of going back': [`update revert_approval set revert_at = now()`, /permission denied/],
  'the end of an approval of going back': [`delete from revert_approval`, /permission denied/],
};

describe('direct SQL as the role of the app refuses', () => {
  it.each(Object.entries(refused))('%s', async (_what, [statement, message]) => {
    expect(await refusalIn(db, statement)).toMatch(message);
  });
});

it('direct SQL lets through what goes back at its time, approved, to what was live before', async () => {
  expect(await refusalIn(db, `${wentLive}; ${approveRevert(ids.checker)}; ${back(1, '2026-03-05')}`)).toBe(
    'let through',
  );
});
