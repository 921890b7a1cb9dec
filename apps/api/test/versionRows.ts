import { firstRows, ids } from './previousVersion.ts';

const { admin, checker, page, fund } = ids;
const made = {
  session: '50000000-0000-4000-8000-000000000001',
  media: '50000000-0000-4000-8000-000000000002',
  folder: '50000000-0000-4000-8000-000000000003',
  navImport: '50000000-0000-4000-8000-000000000004',
  release: '50000000-0000-4000-8000-000000000005',
  later: '50000000-0000-4000-8000-000000000006',
  webhook: '50000000-0000-4000-8000-000000000007',
  role: '50000000-0000-4000-8000-000000000008',
  run: '50000000-0000-4000-8000-000000000009',
  job: '50000000-0000-4000-8000-00000000000a',
  redirect: '50000000-0000-4000-8000-00000000000b',
} as const;

const sha256 = (digit: string) => digit.repeat(64);
const object = `${'c'.repeat(32)}.pdf`;

/**
 * For each migration: rows for the tables that it made, and for columns that it brought, as the product of then wrote them.
 * A table without rows here fails the test that fills every version.
 */
export const versionRows: Readonly<Record<string, readonly string[]>> = {
  '0000_init': [
    ...firstRows['0000_init'],
    `insert into session (id, user_id, user_agent) values ('${made.session}', '${checker}', 'Browser')`,
    `insert into refresh_token (hash, session_id, expires_at) values ('h', '${made.session}', '2031-01-01')`,
    `insert into login_failure (subject, failures, last_at) values ('account admin', 2, now())`,
    `insert into media (id, name, original_name, media_type, bytes, created_by)
      values ('${made.media}', '${object}', 'Report.pdf', 'application/pdf', 1234, '${admin}')`,
  ],
  '0001_search_words': firstRows['0001_search_words'],
  '0002_two_step': [
    `insert into totp (user_id, secret, confirmed_at, last_step) values ('${checker}', 'sealed', now(), 5)`,
    `insert into recovery_code (hash, user_id) values ('r', '${checker}')`,
  ],
  '0003_forms': [
    ...firstRows['0003_forms'],
    `insert into submission_file (name, original_name, media_type, bytes, kind, created_at, submission_id)
      select 'cv.pdf', 'CV.pdf', 'application/pdf', 10, 'application', now(), id from submission limit 1`,
    `insert into reference_counter (series, last) values ('CT-2601', 1)`,
    `insert into spent_captcha (hash, expires_at) values ('s', '2031-01-01')`,
  ],
  '0004_rules': [
    `insert into content_type (name, policy) values ('page', 'one-person'), ('fund', 'four-eyes') on conflict (name)
      do update set policy = excluded.policy`,
    `insert into role_permission (role, permission) values ('admin', 'content.publish'), ('publisher', 'content.publish'),
      ('admin', 'nav.approve'), ('publisher', 'nav.approve'), ('admin', 'nav.import'), ('publisher', 'disclosure.override'),
      ('admin', 'disclosure.override'), ('admin', 'users.manage')`,
    `insert into nav_import (id, made_by, made_at, samples, report)
      values ('${made.navImport}', '${admin}', '2026-01-05', 'keep', '{}')`,
    `update nav_import set state = 'approved', decided_by = '${checker}', decided_at = '2026-01-06'`,
    `insert into nav_import_file (import_id, position, name, sha256, bytes)
      values ('${made.navImport}', 0, 'nav.csv', '${sha256('a')}', '\\x6e61')`,
    `insert into nav_price (fund_id, validity_date, nav, offer, redemption, source, import_id, recorded_at)
      values ('${fund}', '2026-01-05', 101.5, 103, 101.5, 'nav.csv', '${made.navImport}', '2026-01-06')`,
  ],
  '0005_notifications': [
    `insert into notification (user_id, kind, title, note, path, created_at)
      values ('${admin}', 'mail-failed', 'A mail was given up', '', '/admin/test-page', now())`,
  ],
  '0006_review': [
    `insert into entry_version (entry_id, locale, number, data, slug, title, origin, created_by)
      values ('${page}', 'en', 2, '{"title":"about us"}', 'about', 'about us', 'save', '${admin}')`,
    `update entry_content set version = 2 where entry_id = '${page}'`,
    `insert into review (entry_id, locale, version, note, sent_by, sent_at)
      values ('${page}', 'en', 2, 'Please', '${admin}', now())`,
    `insert into review_comment (entry_id, locale, version, body, created_by, created_at)
      values ('${page}', 'en', 2, 'Good', '${checker}', now())`,
    `insert into approval (entry_id, locale, version, approved_by, approved_at)
      values ('${page}', 'en', 2, '${checker}', now())`,
    `insert into approval_rule (type, demanded_by, demanded_at) values ('page', '${admin}', now())`,
    `insert into release (id, title, created_by, created_at) values ('${made.release}', 'Later', '${admin}', now())`,
    `insert into release_change (release_id, entry_id, locale, action, version)
      values ('${made.release}', '${page}', 'en', 'publish', 2)`,
  ],
  '0007_password_links': [
    `insert into password_link (hash, user_id, purpose, expires_at)
      values ('${sha256('d')}', '${checker}', 'reset', '2031-01-01')`,
  ],
  '0008_media_library': [
    `insert into media_folder (id, name) values ('${made.folder}', 'Reports')`,
    `update media set folder_id = '${made.folder}' where id = '${made.media}'`,
    `insert into media_tag (media_id, tag) values ('${made.media}', 'report')`,
    `insert into media_text (media_id, text) values ('${made.media}', 'what is in it')`,
    `insert into media_use (media_id, entry_id, locale, copy, field)
      values ('${made.media}', '${page}', 'en', 'working', 'body')`,
  ],
  '0009_autosave': [
    `insert into autosave (user_id, id, locale, entry_id, type, version, title, data, updated_at)
      values ('${admin}', '${page}', 'en', '${page}', 'page', 2, 'about us', '{"title":"about all"}', now())`,
    `insert into presence (entry_id, user_id, locale, since, seen_at) values ('${page}', '${admin}', 'en', now(), now())`,
  ],
  '0010_redirects': [
    `insert into address_hit (outcome, path, source, day, hits) values ('missed', '/gone', 'typed', '2026-01-02', 3)`,
    `insert into ignored_address (path, ignored_by) values ('/wp-login.php', '${admin}')`,
    `insert into redirect_rule (id, from_path, to_path, created_by)
      values ('${made.redirect}', '/old', '/about', '${admin}')`,
  ],
  '0011_jobs': [
    `insert into pgboss.job (name, data, start_after) values ('release', '{"id":"planned"}', '2031-01-01')`,
  ],
  '0012_entry_links': [`insert into entry_link (entry_id, locale, target_id) values ('${page}', 'en', '${fund}')`],
  '0013_inbox': [
    `insert into submission_event (submission_id, at, user_id, who, kind, subject)
      select id, now(), '${admin}', 'Amna Admin', 'state', 'done' from submission limit 1`,
  ],
  '0014_lists': [
    `insert into saved_view (user_id, list, name, query) values ('${admin}', 'page', 'Mine', 'state=draft')`,
  ],
  '0015_webhooks': [
    `insert into webhook (id, name, url, events, types, secret, created_at, created_by) values ('${made.webhook}', 'Shop',
      'https://example.test/hook', '{content.published}', '{}', 'sealed', now(), '${admin}')`,
    `insert into webhook_delivery (webhook_id, event, body, created_at, next_attempt_at)
      values ('${made.webhook}', 'content.published', '{}', now(), now())`,
    `insert into read_token (name, prefix, hash, types, expires_at, created_at)
      values ('Reader', 'ff_1', '${sha256('e')}', '{page}', '2031-01-01', now())`,
  ],
  '0016_site_history': [
    `update nav_price set nav = 101.4, recorded_at = '2026-01-07' where import_id = '${made.navImport}'`,
    `update fund_return set figures = '{"ytd":"9.44"}', import_id = '${made.navImport}', recorded_at = now()
      where fund_id = '${fund}'`,
    `update redirect_rule set to_path = '/team' where id = '${made.redirect}'`,
  ],
  '0017_custom_roles': [
    `insert into custom_role (id, name, permissions, all_types, locales, changed_at)
      values ('${made.role}', 'Page editor', '{content.edit}', false, '{en}', now())`,
    `insert into custom_role_type (role_id, type) values ('${made.role}', 'page')`,
    `insert into app_user_custom_role (user_id, role_id) values ('${checker}', '${made.role}')`,
  ],
  '0018_going_back': [
    `update release set run_at = '2031-01-01', revert_at = '2031-01-03', revert_state = 'planned', revert_by = '${admin}'
      where id = '${made.release}'`,
    `insert into revert_approval (release_id, entry_id, locale, revert_at, approved_by, approved_at)
      values ('${made.release}', '${page}', 'en', '2031-01-03', '${checker}', now())`,
  ],
  '0021_assignees': [`update entry set assignee_id = '${checker}' where id = '${page}'`],
  '0022_ledger': [
    `insert into holiday (day, name_en, name_ur) values ('2026-03-23', 'Pakistan Day', 'یوم پاکستان')`,
    `insert into nav_announcement (fund_id, kind, day, nav, offer, redemption, source, made_by, checked_by, recorded_at)
      values ('${fund}', 'price', '2026-01-07', 102, 104, 102, 'desk', '${admin}', '${checker}', '2026-01-07')`,
    `insert into nav_announcement (fund_id, kind, day, payout, source, made_by, checked_by, recorded_at)
      values ('${fund}', 'payout', '2026-01-07', 1.5, 'desk', '${admin}', '${checker}', '2026-01-07')`,
    `insert into price_draft (fund_id, day, kind, nav, made_by, entered_at)
      values ('${fund}', '2026-01-08', 'price', '103', '${admin}', now())`,
  ],
  '0023_computed_returns': [
    `insert into computed_return (fund_id, as_of, period, from_day, base_day, percent, basis, recorded_at)
      values ('${fund}', '2026-01-07', 'mtd', '2026-01-02', '2026-01-02', 1.9, 'absolute', now())`,
  ],
  '0024_alerts': [
    `insert into alert_run (id, kind, key, day, created_at, not_before)
      values ('${made.run}', 'daily-nav', '2026-01-07', '2026-01-07', now(), now())`,
    `insert into alert_delivery (run_id, subscriber_id, next_attempt_at)
      select '${made.run}', id, now() from subscriber limit 1`,
  ],
  '0025_document_register': [
    `insert into media_hash (object, sha256) values ('${object}', '${sha256('c')}')`,
    `insert into document_file (entry_id, object, version, published_at) values ('${page}', '${object}', 1, '2026-01-02')`,
  ],
  '0026_import_job': [
    `insert into import_job (id, made_by, made_at, sha256, samples) values
      ('${made.job}', '${admin}', now(), '${sha256('f')}', 'keep')`,
    `insert into import_job_file (job_id, position, name, sha256, size)
      values ('${made.job}', 0, 'nav.csv', '${sha256('f')}', 2)`,
    `insert into import_job_part (job_id, position, part, bytes) values ('${made.job}', 0, 0, '\\x6e61')`,
    `insert into import_finding (job_id, number, file, kind, severity, text, row, cells)
      values ('${made.job}', 1, 'nav.csv', 'unknown-fund', 'blocked', 'Unknown fund', '3', '{}')`,
    `update import_job set state = 'checked' where id = '${made.job}'`,
    `insert into import_mend (job_id, position, line, "values", made_by, made_at)
      values ('${made.job}', 0, 3, '{"nav":"1"}', '${admin}', now())`,
  ],
  '0029_disclosure_override': [
    `insert into disclosure_override (entry_id, locale, version, code, reason, overridden_by, overridden_at)
      values ('${page}', 'en', 2, 'past-performance', 'It is said in the body of it', '${checker}', now())`,
  ],
  '0032_import_columns': [
    `insert into import_column (job_id, position, index, header, first, named, read_as, by_hand, filled, missing, grouped, negative)
      values ('${made.job}', 0, 0, 'NAV', '["1"]', 'nav', 'nav', false, 1, 0, 0, 0)`,
  ],
  '0034_listed_items': [
    `insert into listed_item (entry_id, locale, shown, type, facet, fund, position)
      values ('${page}', 'en', 'en', 'page', '', '', 'about')`,
  ],
  '0035_sign_in': [
    `insert into second_step_role (role) values ('admin')`,
    `insert into passkey (id, user_id, name, public_key, counter, transports, created_at)
      values ('cred', '${checker}', 'Laptop', 'key', 3, '{internal}', now())`,
    `insert into passkey_challenge (hash, user_id, expires_at) values ('${sha256('b')}', '${checker}', '2031-01-01')`,
  ],
  '0036_search': [
    `insert into search_synonym (entry_id, locale, phrase, stem) values ('${page}', 'en', 'who we are', 'who we are')`,
  ],
};
