import type { Role } from '@fundfront/content-model';
import type { SecondStepRule } from '@fundfront/content-model/wire';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { customRole, secondStepRole, user } from '../../db/schema/index.ts';

// Names in plain SQL: in a select of one table, drizzle would leave the table out where these need it.
const hasStep = sql<boolean>`(exists (select from totp t where t.user_id = app_user.id and t.confirmed_at is not null)
  or exists (select from passkey p where p.user_id = app_user.id))`;

/** Of a row of people: one of their roles asks for a second step, and they have none. */
export const secondStepDue: SQL<boolean> = sql<boolean>`(not ${hasStep} and (
  exists (select from second_step_role s where app_user.roles ? s.role)
  or exists (select from app_user_custom_role h join custom_role c on c.id = h.role_id
    where h.user_id = app_user.id and c.second_step)))`;

export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ has: hasStep }).from(user).where(eq(user.id, userId));
  return row?.has ?? false;
}

export async function usersWithSecondStep(db: Db): Promise<Set<string>> {
  const rows = await db.select({ id: user.id }).from(user).where(hasStep);
  return new Set(rows.map(({ id }) => id));
}

export async function isSecondStepDue(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ due: secondStepDue }).from(user).where(eq(user.id, userId));
  return row?.due ?? false;
}

export function secondStepRules(db: Db): Promise<SecondStepRule[]> {
  return rowsOf<SecondStepRule>(
    db,
    sql`with active as (select id, roles, ${hasStep} as has from app_user where state = 'active'),
      held as (
        select r.role, a.id, a.has from active a cross join lateral jsonb_array_elements_text(a.roles) as r (role)
        union all select h.role_id::text, a.id, a.has from app_user_custom_role h join active a on a.id = h.user_id
      ),
      asked as (select role, true as required from second_step_role
        union all select id::text, second_step from custom_role)
      select coalesce(a.role, h.role) as role, coalesce(bool_or(a.required), false) as required,
        count(h.id)::int as people, (count(h.id) filter (where not h.has))::int as without
      from asked a full join held h on h.role = a.role group by 1 order by 1`,
  );
}

export async function setDecidedRule(db: Db, role: Role, required: boolean): Promise<void> {
  if (required) await db.insert(secondStepRole).values({ role }).onConflictDoNothing();
  else await db.delete(secondStepRole).where(eq(secondStepRole.role, role));
}

export async function setCustomRule(db: Db, id: string, required: boolean): Promise<boolean> {
  const rows = await db
    .update(customRole)
    .set({ secondStep: required })
    .where(eq(customRole.id, id))
    .returning({ id: customRole.id });
  return rows.length > 0;
}
