import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, draft, openDirectSqlDb, publish, refusalIn, version } from '../../test/directSql.ts';
import { ids } from '../../test/previousVersion.ts';
import type { TestDb } from '../../test/testDb.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openDirectSqlDb();
  await run(waiting);
});
afterAll(() => db?.close());

const waitingImport = '50000000-0000-4000-8000-000000000001';

const run = (statement: string) => db.db.execute(sql.raw(statement));
const refusalOf = (statement: string) => refusalIn(db, statement);
const send = (by: string) =>
  `insert into review (entry_id, locale, version, note, sent_by, sent_at)
    values ('${draft}', 'en', 1, '', '${by}', now())`;
const price = (values: string, importId = 'null', source = 'sample') =>
  `insert into nav_price (fund_id, validity_date, nav, offer, redemption, source, import_id)
    values (${values}, '${source}', ${importId})`;
const passRule = (by: string, reason = 'A reason that is long') =>
  `insert into disclosure_override (entry_id, locale, version, code, reason, overridden_by, overridden_at)
    values ('${draft}', 'en', 1, 'guarantee', '${reason}', '${by}', now())`;
const madeRole = '60000000-0000-4000-8000-000000000001';
const role = (values: string, id = `'${madeRole}'`) =>
  `insert into custom_role (id, name, permissions, all_types, locales, changed_at)
    values (${id}, 'Made', ${values}, now())`;
/** By somebody without a decided role. */
const held = (values: string) =>
  `update app_user set state = 'active', roles = '[]' where id = '${ids.former}'; ${role(values)};
    insert into app_user_custom_role values ('${ids.former}', '${madeRole}')`;
const waiting = `insert into nav_import (id, made_by, made_at, samples, report)
  values ('${waitingImport}', '${ids.admin}', now(), 'keep', '{}')`;
const decide = (state: string, by: string) =>
  `update nav_import set state = '${state}', decided_by = '${by}', decided_at = now() where id = '${waitingImport}'`;

const fund = `'${ids.fund}'`;
const refused: Record<string, [statement: string, message: RegExp]> = {
  'a live version that does not exist': [
    `update entry_content set live_version = 9 where entry_id = '${ids.page}'`,
    /is not published/,
  ],
  'a publication of a version that does not exist': [
    publish(ids.withoutVersion, 9, ids.admin),
    /publication_version_fk/,
  ],
  'a working copy of a version that does not exist': [
    `update entry_content set version = 9 where entry_id = '${ids.page}'`,
    /entry_content_version_fk/,
  ],
  'a live version that nobody published': [
    `update entry_content set live_version = 1 where entry_id = '${draft}'`,
    /is not published/,
  ],
  'a parent that is gone': [`update entry set parent_id = '${ids.nobody}' where id = '${ids.page}'`, /entry_parent_fk/],
  'a parent of another type': [`update entry set parent_id = ${fund} where id = '${ids.page}'`, /entry_parent_fk/],
  'an entry as its own parent': [
    `update entry set parent_id = '${ids.orphan}' where id = '${ids.orphan}'`,
    /entry_not_its_own_parent|cannot lie below itself/,
  ],
  'an entry below itself': [
    `update entry set parent_id = '${ids.child}' where id = '${ids.page}'`,
    /cannot lie below itself/,
  ],
  'a NAV of zero': [price(`${fund}, '2026-02-01', 0, null, null`), /nav_price_nav/],
  'a NAV below zero': [`update nav_price set nav = -1, source = 'sample'`, /nav_price_nav/],
  'an offer price of zero': [price(`${fund}, '2026-02-01', 1, 0, null`), /nav_price_offer/],
  'a redemption price of zero': [price(`${fund}, '2026-02-01', 1, null, 0`), /nav_price_redemption/],
  'a redemption price above the offer price': [
    price(`${fund}, '2026-02-01', 100, 100, 100.0001`),
    /nav_price_redemption_within_offer/,
  ],
  'a price of what is no fund': [price(`'${ids.page}', '2026-02-01', 1, null, null`), /nav_price_fund_fk/],
  'a price by no import': [price(`${fund}, '2026-02-01', 1, null, null`, 'null', 'x.csv'), /announced first/],
  'a price by an import that waits': [
    price(`${fund}, '2026-02-01', 1, null, null`, `'${waitingImport}'`, 'x.csv'),
    /announced first/,
  ],
  'returns by an import that waits': [
    `insert into fund_return (fund_id, as_of, basis, figures, source, import_id)
      values (${fund}, '2026-02-01', 'absolute', '{}', 'x.csv', '${waitingImport}')`,
    /approved import/,
  ],
  'an unknown type': [`insert into entry (type, base_locale) values ('poem', 'en')`, /entry_type_content_type_name_fk/],
  'an unknown language': [`insert into entry (type, base_locale) values ('page', 'fr')`, /enum locale/],
  'an unknown role': [`update app_user set roles = '["admin","king"]'`, /Unknown role/],
  'a right that no role of one’s own may hold': [role(`'{users.manage}', true, '{en}'`), /enum custom_permission/],
  'a role without a right': [role(`'{}', true, '{en}'`), /custom_role_permissions/],
  'a role in no language': [role(`'{content.edit}', true, '{}'`), /custom_role_locales/],
  'a role in an unknown language': [role(`'{content.edit}', true, '{fr}'`), /enum locale/],
  'a role for an unknown type': [
    `${role(`'{content.edit}', false, '{en}'`)}; insert into custom_role_type values ('${madeRole}', 'poem')`,
    /custom_role_type_type_content_type_name_fk/,
  ],
  'two roles of one name': [
    `${role(`'{content.edit}', true, '{en}'`)}; ${role(`'{content.edit}', true, '{en}'`, 'gen_random_uuid()')}`,
    /custom_role_name_idx/,
  ],
  'a role of nobody’s making that somebody holds': [
    `insert into app_user_custom_role values ('${ids.admin}', '${ids.nobody}')`,
    /app_user_custom_role_role_id_custom_role_id_fk/,
  ],
  'the end of a role that somebody holds': [
    `${held(`'{content.publish}', true, '{en}'`)}; delete from custom_role`,
    /app_user_custom_role_role_id_custom_role_id_fk/,
  ],
  'an approval by a role of another language': [
    `${held(`'{content.publish}', true, '{ur}'`)}; ${approve(1, ids.former)}`,
    /cannot approve this version: role/,
  ],
  'an approval by a role of another type': [
    `${held(`'{content.publish}', false, '{en,ur}'`)};
      insert into custom_role_type values ('${madeRole}', 'page'); ${approve(1, ids.former)}`,
    /cannot approve this version: role/,
  ],
  'an approval by a role that does not publish': [
    `${held(`'{content.edit}', true, '{en,ur}'`)}; ${approve(1, ids.former)}`,
    /cannot approve this version: role/,
  ],
  'roles that are no list': [`update app_user set roles = '{"admin":true}'`, /app_user_roles|cannot extract/],
  'an unknown state of a user': [`update app_user set state = 'asleep'`, /enum user_state/],
  'an unknown state of a submission': [`update submission set state = 'lost'`, /enum submission_state/],
  'an unknown state of a subscriber': [`update subscriber set state = 'lost'`, /enum subscriber_state/],
  'an unknown end of a session': [`update session set end_reason = 'fire'`, /enum session_end/],
  'an unknown topic of the outbox': [`update outbox set topic = 'pigeon'`, /enum outbox_topic/],
  'an unknown role of a path': [`update live_path set role = 'odd'`, /enum path_role/],
  'a second canonical path': [
    `insert into live_path (locale, path, entry_id, role) values ('en', '/second', '${ids.page}', 'canonical')`,
    /live_path_canonical_idx/,
  ],
  'an unknown origin of a version': [version(draft, 2, ids.admin, 'dream'), /enum version_origin/],
  'an unknown basis of returns': [`update fund_return set basis = 'guessed'`, /enum return_basis/],
  'a version of a fund that its own author publishes': [publish(draft, 1, ids.admin), /second person/],
  'a version of a fund that another publishes without an approval': [publish(draft, 1, ids.checker), /second person/],
  'a version of a fund that nobody publishes': [publish(draft, 1, null), /second person/],
  'an approval and a publication that is nobody’s': [
    `${approve(1, ids.checker)}; ${publish(draft, 1, null)}`,
    /second person/,
  ],
  'a later version than the approved one': [
    `${approve(1, ids.checker)}; ${version(draft, 2, ids.admin)};
      update entry_content set version = 2 where entry_id = '${draft}'; ${publish(draft, 2, ids.checker)}`,
    /second person/,
  ],
  'an approved version after a later save': [
    `${approve(1, ids.checker)}; ${version(draft, 2, ids.admin)};
      update entry_content set version = 2 where entry_id = '${draft}'; ${publish(draft, 1, ids.checker)}`,
    /second person/,
  ],
  'a new working copy that begins live': [
    `${version(draft, 2, ids.admin)}; insert into entry_content (entry_id, locale, slug, title, data, version, live_version)
      values ('${draft}', 'ur', 'draft', 'Draft', '{}', 1, 1)`,
    /is not published|foreign key/,
  ],
  'the end of what is live': [`delete from entry_content`, /permission denied/],
  'an approval by the author': [approve(1, ids.admin), /cannot approve this version: author/],
  'an approval by the sender': [
    `update app_user set state = 'active', roles = '["publisher"]' where id = '${ids.former}';
      ${send(ids.checker)}; ${approve(1, ids.checker)}`,
    /cannot approve this version: sender/,
  ],
  'an approval by somebody without the right': [approve(1, ids.former), /cannot approve this version: role/],
  'an approval by nobody there is': [approve(1, ids.nobody), /cannot approve this version: role/],
  'an approval of a version that is not the latest': [approve(9, ids.checker), /outdated/],
  'an approval by an import that made no such version': [
    `${decide('approved', ids.checker)}; insert into approval (entry_id, locale, version, approved_by, approved_at, import_id)
      values ('${draft}', 'en', 1, '${ids.checker}', now(), '${waitingImport}')`,
    /made no such version/,
  ],
  'a disclosure rule that a publisher lets pass': [passRule(ids.checker), /Only compliance/],
  'a disclosure rule that its author lets pass': [
    `update app_user set roles = '["admin","compliance"]' where id = '${ids.admin}'; ${passRule(ids.admin)}`,
    /Nobody judges a version of their own/,
  ],
  'a disclosure rule that is let pass without a reason': [passRule(ids.checker, 'ok'), /Only compliance|reason/],
  'a change of a passed disclosure rule': [`update disclosure_override set reason = 'x'`, /permission denied/],
  'the end of a passed disclosure rule': [`delete from disclosure_override`, /permission denied/],
  'a change of an approval': [`update approval set version = 2`, /permission denied/],
  'the end of an approval': [`delete from approval`, /permission denied/],
  'no approvals': [`truncate approval`, /permission denied/],
  'another sender': [`update review set sent_by = '${ids.admin}'`, /permission denied/],
  'the end of a review': [`delete from review`, /permission denied/],
  'a table that hides the approvals from the rules': [
    `create temp table content_type (name text, policy text); create temp table approval_rule (type text, lifted_at text);
      ${publish(draft, 1, ids.admin)}`,
    /second person/,
  ],
  'a rule for a second person that its own administrator lifts': [
    `update app_user set roles = '["admin"]' where id = '${ids.checker}';
      insert into approval_rule (type, demanded_by, demanded_at) values ('page', '${ids.admin}', now());
      update approval_rule set lifted_by = '${ids.admin}', lifted_at = now()`,
    /Another administrator/,
  ],
  'a rule that somebody else than an administrator makes': [
    `insert into approval_rule (type, demanded_by, demanded_at) values ('page', '${ids.checker}', now())`,
    /Only an administrator/,
  ],
  'the end of a rule': [`delete from approval_rule`, /permission denied/],
  'a row of the audit that follows no other': [
    `insert into audit (position, at, who, action, detail, previous_hash, hash)
      values (7, now(), 'Nobody', 'content.publish', '{}', '${'0'.repeat(64)}', '${'0'.repeat(64)}')`,
    /follows the one before/,
  ],
  'a row of the audit in another’s place': [
    `insert into audit (position, at, who, action, detail, previous_hash, hash)
      values (1, now(), 'Nobody', 'content.publish', '{}', '${'0'.repeat(64)}', '${'0'.repeat(64)}')`,
    /follows the one before|audit_position/,
  ],
  'an import that its maker approves': [decide('approved', ids.admin), /second person/],
  'an import that begins approved': [
    `insert into nav_import (made_by, made_at, samples, report, state, decided_by, decided_at)
      values ('${ids.admin}', now(), 'keep', '{}', 'approved', '${ids.checker}', now())`,
    /begins by waiting/,
  ],
  'an approval by nobody': [`update nav_import set state = 'approved'`, /nav_import_decided/],
  'another maker of an import': [`update nav_import set made_by = '${ids.checker}'`, /permission denied/],
  'a change of a version': [`update entry_version set title = 'x'`, /permission denied/],
  'the end of a version': [`delete from entry_version`, /permission denied/],
  'a change of what was published': [`update publication set version = 2`, /permission denied/],
  'a publication opened again': [
    `update publication set ended_at = null where entry_id = '${ids.page}'`,
    /Nothing of a publication changes/,
  ],
  'the end of a publication': [`delete from publication`, /permission denied/],
  'the end of an entry': [`delete from entry`, /permission denied/],
  'another type of an entry': [`update entry set type = 'fund'`, /permission denied/],
  'a change of the audit': [`update audit set who = 'Nobody'`, /permission denied/],
  'the end of the audit': [`delete from audit`, /permission denied/],
  'an empty audit': [`truncate audit`, /permission denied/],
  'the end of prices': [`delete from nav_price`, /permission denied/],
  'another policy': [`update content_type set policy = 'one-person'`, /permission denied/],
  'another permission': [`insert into role_permission values ('editor', 'content.publish')`, /permission denied/],
  'a table without its rules': [`alter table nav_price drop constraint nav_price_nav`, /must be owner/],
  'a trigger switched off': [`alter table entry_version disable trigger all`, /must be owner/],
  'a new table': [`create table loot (id int)`, /permission denied/],
};

describe('direct SQL as the role of the app refuses', () => {
  it.each(Object.entries(refused))('%s', async (_what, [statement, message]) => {
    expect(await refusalOf(statement)).toMatch(message);
  });
});

/** Slips of somebody with the owner's login; switching triggers off takes intent. */
const refusedToOwner: Record<string, [statement: string, message: RegExp]> = {
  'a change of a version': [`update entry_version set title = 'x'`, /insert only/],
  'the end of a version': [`delete from entry_version`, /insert only/],
  'the end of a publication': [`delete from publication`, /insert only/],
  'a change of what was published': [`update publication set version = 2`, /Nothing of a publication changes/],
  'the end of an entry with its versions': [`delete from entry where id = '${ids.orphan}'`, /insert only/],
  'a change of the audit': [`update audit set who = 'Nobody'`, /insert only/],
  'a change of a passed disclosure rule': [`update disclosure_override set version = 2`, /insert only/],
  'a change of an approval': [`update approval set version = 2`, /insert only/],
  'a version of a fund that its own author publishes': [publish(draft, 1, ids.admin), /second person/],
};

describe('direct SQL as the owner refuses', () => {
  it.each(Object.entries(refusedToOwner))('%s', async (_what, [statement, message]) => {
    await expect(db.asOwner((owner) => owner.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(message) },
    });
  });
});

it('direct SQL refuses to undo a decision', async () => {
  const undone = db.db.transaction(async (tx) => {
    await tx.execute(sql.raw(decide('rejected', ids.admin)));
    await tx.execute(sql.raw(decide('approved', ids.checker)));
  });
  await expect(undone).rejects.toMatchObject({ cause: { message: 'An import that was decided does not change' } });
});

describe('direct SQL lets through', () => {
  const allowed: Record<string, string> = {
    'a version that another person approves and publishes': `${approve(1, ids.checker)}; ${publish(draft, 1, ids.checker)}`,
    'a version that its author publishes after the approval': `${approve(1, ids.checker)}; ${publish(draft, 1, ids.admin)}`,
    'an approval by the sender while there is no third person': `${send(ids.checker)}; ${approve(1, ids.checker)}`,
    'an approval by a role for this type and language': `${held(`'{content.publish}', false, '{en}'`)};
      insert into custom_role_type values ('${madeRole}', 'fund'); ${approve(1, ids.former)}`,
    'an import that another person approves': decide('approved', ids.checker),
    'an import that its maker takes back': decide('rejected', ids.admin),
    'the end of an open publication': `update publication set ended_at = now() where entry_id = '${ids.page}'`,
    'a price that is as high as its offer': price(`${fund}, '2026-02-01', 100, 100, 100`),
  };
  it.each(Object.entries(allowed))('%s', async (_what, statement) => {
    expect(await refusalOf(statement)).toBe('let through');
  });

  it('the only person who may publish, and takes it back when there is another', async () => {
    const onlyOne = db.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`update app_user set state = 'disabled' where id = '${ids.checker}'`));
      await tx.execute(sql.raw(approve(1, ids.admin)));
      await tx.execute(sql.raw(publish(draft, 1, ids.admin)));
      await tx.execute(sql.raw(decide('approved', ids.admin)));
      throw new Error('as wished');
    });
    await expect(onlyOne).rejects.toThrow('as wished');
    expect(await refusalOf(publish(draft, 1, ids.admin))).toMatch(/second person/);
  });
});
