/** May change rows, but neither tables nor history. */
export const appRole = 'fundfront_app';

/** Tables not named here may be read and written in full. */
const limited: Readonly<Record<string, string>> = {
  app_user: 'select, insert, update',
  approval: 'select, insert',
  approval_rule: 'select, insert, update (lifted_by, lifted_at)',
  audit: 'select, insert',
  audit_content: 'select, update (position)',
  audit_evidence: 'select',
  content_type: 'select',
  disclosure_override: 'select, insert',
  document_file: 'select',
  entry: 'select, insert, update (parent_id, sort, sample, assignee_id, trashed_at)',
  entry_content: 'select, insert, update',
  entry_place_history: 'select',
  entry_version: 'select, insert',
  fund_return: 'select, insert, update',
  fund_return_history: 'select',
  import_column: 'select, insert, delete, update (read_as, by_hand)',
  import_finding: 'select, insert, delete',
  import_job:
    'select, insert, update (samples, state, phase, done, total, lease_until, attempts, paused_at, problem, report, kinds, ' +
    'blocked, unchecked, note, decided_by, decided_at)',
  import_job_file: 'select, insert, delete',
  import_job_part: 'select, insert, delete',
  live_entry: 'select',
  live_path_history: 'select',
  live_version_history: 'select',
  media:
    'select, insert, update (object, original_name, media_type, bytes, width, height, pages, title, alt_en, alt_ur, ' +
    'decorative, focal_x, focal_y, folder_id, search_text, processed_object, widths, placeholder, version, updated_at, trashed_at)',
  media_hash: 'select, insert',
  media_use: 'select',
  migration_repair: 'select',
  nav_announcement: 'select, insert',
  nav_closure: 'select',
  nav_import: 'select, insert, update (state, decided_by, decided_at, report)',
  nav_import_file: 'select, insert',
  nav_payout: 'select, insert',
  nav_price: 'select, insert, update',
  nav_price_history: 'select',
  publication: 'select, insert, update (ended_at)',
  read_token: 'select, insert, update (last_used_at, revoked_at)',
  redirect_rule_history: 'select',
  release: 'select, insert, update',
  release_change: 'select, insert, delete, update (revert_outcome)',
  revert_approval: 'select, insert',
  review: 'select, insert, update (state, decided_by, decided_at, decision_note)',
  review_comment: 'select, insert, update (resolved_by, resolved_at)',
  role_permission: 'select',
  submission_event: 'select, insert',
};

/** Roles belong to the whole server: two databases may create this one at once. */
export const createAppRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`;

export const letTakeAppRole = (login: string) => `do $$ begin
  if not pg_has_role('${login.replaceAll("'", "''")}', '${appRole}', 'member') then
    grant ${appRole} to "${login.replaceAll('"', '""')}";
  end if;
end $$`;

/** Run in one transaction, so that a running API never finds the role with fewer rights. */
export const appRoleGrants: string = [
  'begin',
  `grant usage on schema public to ${appRole}`,
  `revoke all on all tables in schema public from ${appRole}`,
  `grant select, insert, update, delete on all tables in schema public to ${appRole}`,
  ...Object.entries(limited).flatMap(([table, privileges]) => [
    `revoke all on ${table} from ${appRole}`,
    `grant ${privileges} on ${table} to ${appRole}`,
  ]),
  `grant usage on schema as_of to ${appRole}`,
  `grant select on all tables in schema as_of to ${appRole}`,
  `grant usage on schema pgboss to ${appRole}`,
  `grant select, insert, update, delete on all tables in schema pgboss to ${appRole}`,
  'commit',
].join(';\n');
