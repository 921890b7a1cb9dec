import { limits } from '@fundfront/content-model';
import { dayMs, karachiDay } from '@fundfront/content-model/karachi';
import type { calls, ParsedQuery, RedirectRule, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { followRedirects } from './followRedirects.ts';
import { type ListedRule, listMoved, listRules } from './queries.ts';

/** Hits are counted after this day. */
export function hitsSince(ctx: Ctx): string {
  return karachiDay(new Date(ctx.ports.clock.now().getTime() - limits.addressHitDays * dayMs));
}

async function stateOf(ctx: Ctx, rule: ListedRule): Promise<RedirectRule['state']> {
  if (rule.endsOn !== null && rule.endsOn < karachiDay(ctx.ports.clock.now())) return 'ended';
  if (rule.fromPath.endsWith('/*')) return 'works';
  const { hops, end } = await followRedirects(ctx, rule.fromPath);
  if (hops[0]?.by !== 'rule') return 'rests';
  return end === 'page' || end === 'elsewhere' ? 'works' : 'leads-nowhere';
}

export async function listRedirects({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.listRedirects>;
}): Promise<ResponseOf<typeof calls.listRedirects>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { search = '', cursor = '', movedCursor = '' } = input;
  const page = { search, since: hitsSince(ctx), limit: limits.pageSize + 1 };
  const found = await listRules(ctx.db, { ...page, after: cursor });
  const moved = await listMoved(ctx.db, { ...page, after: movedCursor });
  const rules: RedirectRule[] = [];
  for (const rule of found.slice(0, limits.pageSize)) {
    const { id, fromPath, toPath, permanent, note, endsOn, createdAt, who, hits } = rule;
    const state = await stateOf(ctx, rule);
    rules.push({
      id,
      from: fromPath,
      to: toPath,
      permanent,
      note,
      endsOn,
      createdAt: String(createdAt),
      createdBy: who,
      hits,
      state,
    });
  }
  const shown = moved.slice(0, limits.pageSize);
  return {
    rules,
    nextCursor: found.length > limits.pageSize ? (rules.at(-1)?.from ?? null) : null,
    moved: shown,
    nextMovedCursor: moved.length > limits.pageSize ? (shown.at(-1)?.from ?? null) : null,
  };
}
