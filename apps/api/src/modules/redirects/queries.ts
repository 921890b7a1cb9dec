import type { Locale } from '@fundfront/content-model';
import type { AddressCount } from '@fundfront/content-model/wire';
import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { addressHit, ignoredAddress, redirectRule } from '../../db/schema/index.ts';

export type Rule = typeof redirectRule.$inferSelect;
export type RuleValues = Pick<Rule, 'fromPath' | 'toPath' | 'permanent' | 'note' | 'endsOn'>;

// Arbitrary, but no other advisory lock may use it; the trigger that refuses chains takes it too.
const ruleLock = 7_261_003;

export async function lockRules(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ruleLock})`);
}

/** `/a/b` may be named itself, or lie below `/a/*`. */
function namesOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return [path, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/*`)];
}

/** The closest rule that holds on the day. */
export async function findRule(db: Db, path: string, day: string, exceptId?: string): Promise<Rule | undefined> {
  const names = sql.join(
    namesOf(path).map((name) => sql`${name}`),
    sql`, `,
  );
  const [found] = await db
    .select()
    .from(redirectRule)
    .where(
      sql`${redirectRule.fromPath} in (${names}) and (${redirectRule.endsOn} is null or ${redirectRule.endsOn} >= ${day})
        ${exceptId ? sql`and ${redirectRule.id} <> ${exceptId}` : sql``}`,
    )
    .orderBy(sql`${redirectRule.fromPath} = ${path} desc, length(${redirectRule.fromPath}) desc`)
    .limit(1);
  return found;
}

export async function ruleById(db: Db, id: string): Promise<Rule | undefined> {
  const [found] = await db.select().from(redirectRule).where(eq(redirectRule.id, id)).for('update');
  return found;
}

export async function ruleFrom(db: Db, fromPath: string, exceptId?: string): Promise<Rule | undefined> {
  const [found] = await db
    .select()
    .from(redirectRule)
    .where(sql`${redirectRule.fromPath} = ${fromPath} ${exceptId ? sql`and ${ne(redirectRule.id, exceptId)}` : sql``}`);
  return found;
}

export async function insertRule(
  db: Db,
  values: RuleValues & { createdAt: Date; createdBy: string | null },
): Promise<string> {
  const [made] = await db.insert(redirectRule).values(values).returning({ id: redirectRule.id });
  if (!made) throw new Error('The database did not answer with the new rule');
  return made.id;
}

export async function updateRule(db: Db, id: string, values: RuleValues): Promise<void> {
  await db.update(redirectRule).set(values).where(eq(redirectRule.id, id));
}

/** @returns the addresses of the rules that led to `from` */
export async function leadElsewhere(db: Db, from: string, to: string): Promise<string[]> {
  const changed = await db
    .update(redirectRule)
    .set({ toPath: to })
    .where(eq(redirectRule.toPath, from))
    .returning({ from: redirectRule.fromPath });
  return changed.map((each) => each.from);
}

export async function removeRule(db: Db, id: string): Promise<void> {
  await db.delete(redirectRule).where(eq(redirectRule.id, id));
}

const hitsOf = (path: ReturnType<typeof sql>, since: string) => sql`coalesce((select sum(h.hits) from address_hit h
  where h.outcome = 'redirected' and h.path = ${path} and h.day > ${since}), 0)::int`;

export interface ListedRule extends Rule {
  who: string | null;
  hits: number;
}

interface Page {
  search: string;
  after: string;
  since: string;
  limit: number;
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

export function listRules(db: Db, { search, after, since, limit }: Page): Promise<ListedRule[]> {
  return rowsOf<ListedRule>(
    db,
    sql`select r.id, r.from_path as "fromPath", r.to_path as "toPath", r.permanent, r.note, r.ends_on::text as "endsOn",
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        r.created_by as "createdBy", u.first_name || ' ' || u.last_name as who, ${hitsOf(sql`r.from_path`, since)} as hits
      from redirect_rule r left join app_user u on u.id = r.created_by
      where r.from_path collate "C" > ${after} and (r.from_path ilike ${like(search)} or r.to_path ilike ${like(search)})
      order by r.from_path collate "C" limit ${limit}`,
  );
}

export interface MovedRow {
  from: string;
  to: string;
  title: string;
  hits: number;
}

const publicAddress = (path: ReturnType<typeof sql>) =>
  sql`(case when p.locale = 'ur' then '/ur' else '' end || ${path})`;

/** What moved and renamed pages left behind, and what editors let forward to a page. */
export function listMoved(db: Db, { search, after, since, limit }: Page): Promise<MovedRow[]> {
  const from = publicAddress(sql`p.path`);
  return rowsOf<MovedRow>(
    db,
    sql`select ${from} as "from", ${publicAddress(sql`c.path`)} as "to", e.title, ${hitsOf(from, since)} as hits
      from live_path p
      join live_path c on c.entry_id = p.entry_id and c.locale = p.locale and c.role = 'canonical'
      join entry_content e on e.entry_id = p.entry_id and e.locale = p.locale
      where p.role = 'redirect' and ${from} collate "C" > ${after}
        and (p.path ilike ${like(search)} or c.path ilike ${like(search)})
      order by ${from} collate "C" limit ${limit}`,
  );
}

export async function addHits(db: Db, day: string, counts: readonly AddressCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(addressHit)
    .values(counts.map((count) => ({ ...count, day })))
    .onConflictDoUpdate({
      target: [addressHit.outcome, addressHit.path, addressHit.source, addressHit.day],
      set: { hits: sql`${addressHit.hits} + excluded.hits` },
    });
}

/** Whatever a crawler asks for, no more addresses than these are kept. */
export async function pruneHits(db: Db, since: string, keep: number): Promise<void> {
  await db.execute(sql`delete from address_hit where day <= ${since}`);
  await db.execute(sql`delete from address_hit where outcome = 'missed' and path in (
    select path from address_hit where outcome = 'missed' group by path
    order by sum(hits) desc, max(day) desc, path offset ${keep})`);
}

export interface MissedRow {
  path: string;
  hits: number;
  lastDay: string;
  source: AddressCount['source'];
}

export function listMissed(
  db: Db,
  { since, day, ignored, limit }: { since: string; day: string; ignored: boolean; limit: number },
): Promise<MissedRow[]> {
  return rowsOf<MissedRow>(
    db,
    sql`select h.path, sum(h.hits)::int as hits, max(h.day)::text as "lastDay",
        (array_agg(h.source order by h.hits desc))[1] as source
      from address_hit h
      where h.outcome = 'missed' and h.day > ${since}
        and ${ignored ? sql`` : sql`not`} exists (select from ignored_address i where i.path = h.path)
        and not exists (select from redirect_rule r where (r.ends_on is null or r.ends_on >= ${day})
          and (r.from_path = h.path or (r.from_path like '%/*' and starts_with(h.path, left(r.from_path, -1)))))
        and not exists (select from live_path p
          where (p.locale = 'ur' and h.path in ('/ur' || p.path, p.path)) or (p.locale = 'en' and p.path = h.path))
      group by h.path order by hits desc, h.path limit ${limit}`,
  );
}

export function countIgnored(db: Db): Promise<number> {
  return db.$count(ignoredAddress);
}

export async function setIgnored(
  db: Db,
  path: string,
  by: { ignoredAt: Date; ignoredBy: string | null } | null,
): Promise<void> {
  if (by)
    await db
      .insert(ignoredAddress)
      .values({ path, ...by })
      .onConflictDoNothing();
  else await db.delete(ignoredAddress).where(eq(ignoredAddress.path, path));
}

export interface LikelyPage {
  asked: string;
  locale: Locale;
  path: string;
  title: string;
  likeness: number;
}

/** For each missed address the pages with its last part, those most like it, and those above it. */
export function likelyPages(
  db: Db,
  asked: readonly { asked: string; locale: Locale; path: string; name: string; above: readonly string[] }[],
): Promise<LikelyPage[]> {
  const columns = sql`p.locale, p.path, p.entry_id, similarity(p.path, m.path) as likeness`;
  return rowsOf<LikelyPage>(
    db,
    sql`select m.asked, p.locale, p.path, e.title, p.likeness
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as m (asked text, locale locale, path text, name text, above jsonb)
      cross join lateral (
        (select ${columns} from live_path p where p.role = 'canonical' and p.locale = m.locale
          and reverse(split_part(reverse(p.path), '/', 1)) = m.name limit 2)
        union
        (select ${columns} from live_path p where p.role = 'canonical' and p.locale = m.locale
          order by p.path <-> m.path limit 3)
        union
        (select ${columns} from live_path p where p.role = 'canonical' and p.locale = m.locale
          and p.path in (select jsonb_array_elements_text(m.above)))
      ) p
      join entry_content e on e.entry_id = p.entry_id and e.locale = p.locale
      order by p.likeness desc`,
  );
}
