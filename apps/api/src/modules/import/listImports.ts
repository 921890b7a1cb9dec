import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { latestImports } from './queries/navImports.ts';

const shown = 20;

export async function listImports({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listImports>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const person = assertPerson(ctx.actor);
  const alone = !(await someoneElseCan(ctx.db, person.userId, 'nav.approve'));
  const imports = await latestImports(ctx.db, shown);
  return imports.map(({ madeBy, madeAt, decidedAt, report, ...rest }) => ({
    ...rest,
    madeAt: madeAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isOwn: madeBy === person.userId,
    needsAnother: madeBy === person.userId && !alone,
    funds: report.funds,
    categories: report.categories,
    prices: report.prices,
    rows: report.rows,
  }));
}
