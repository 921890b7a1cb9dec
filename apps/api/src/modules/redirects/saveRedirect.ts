import { homePath, normalizePath, publicPath, splitPublicPath } from '@fundfront/content-model';
import type { calls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findLivePath, livePathsOf } from '../paths/queries.ts';
import { isReservedPath } from '../paths/wantedPaths.ts';
import { followRedirects } from './followRedirects.ts';
import { insertRule, leadElsewhere, lockRules, type RuleValues, ruleById, ruleFrom, updateRule } from './queries.ts';
import { ruleInvalidation } from './ruleInvalidation.ts';

type Body = ParsedBody<typeof calls.createRedirect>;
type Saved = ResponseOf<typeof calls.createRedirect>;

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/** Staff paste what the address bar shows. */
function withoutOrigin(ctx: Ctx, address: string): string {
  const { PUBLIC_SITE_URL } = ctx.env;
  return address.startsWith(`${PUBLIC_SITE_URL}/`) ? address.slice(PUBLIC_SITE_URL.length) : address;
}

function internal(address: string, field: 'from' | 'to'): string {
  const everything = address.endsWith('/*');
  const bare = everything ? address.slice(0, -2) : address;
  const path = bare.startsWith('/') && !bare.startsWith('//') && !/[?#*\\]/.test(bare) ? normalizePath(bare) : null;
  if (path === null) refuse(field, 'An address starts with / and has no ? or #; /* at its end means all below');
  return everything ? `${path}/*` : path;
}

function external(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    refuse('to', 'Give a path of the site such as /about-us, or an address that starts with https://');
  }
  return url.href;
}

async function checkFrom(ctx: Ctx, from: string, id: string | undefined): Promise<void> {
  const { locale, path } = splitPublicPath(from);
  if (path === homePath || isReservedPath(from)) refuse('from', `${from} is taken by the product`);
  if (await ruleFrom(ctx.db, from, id)) refuse('from', `${from} has a rule already`);
  const holder = await findLivePath(ctx.db, locale, path);
  if (!holder) return;
  const canonical = (await livePathsOf(ctx.db, [holder.entryId])).find((each) => each.role === 'canonical');
  const place = canonical ? publicPath(canonical.locale, canonical.path) : 'a page';
  const why = holder.role === 'redirect' ? `forwards to ${place} already` : 'is the address of a page';
  throw new AppError('ADDRESS_TAKEN', `${from} ${why}, and pages win over rules.`, {
    fields: [{ path: 'from', message: `${from} ${why}` }],
  });
}

/** Whatever the asterisk stands for; no page has it. */
const probe = 'any-address';

/** @returns the target with all that forwards further skipped */
async function shortened(ctx: Ctx, rule: RuleValues, id: string | undefined): Promise<string> {
  const everything = rule.toPath.endsWith('/*');
  const start = rule.fromPath.endsWith('/*') ? rule.fromPath.slice(0, -1) + probe : rule.fromPath;
  const { end, to, hops } = await followRedirects(ctx, start, { rule, ...(id && { id }) });
  if (end === 'loop') {
    refuse('to', `This would go round in a circle: ${[start, ...hops.map((hop) => hop.to)].slice(0, 5).join(' → ')}`);
  }
  if (everything) return rule.toPath;
  if (end === 'nothing') refuse('to', `Nothing answers at ${to}`);
  return to;
}

async function checkedRule(ctx: Ctx, body: Body, id: string | undefined): Promise<RuleValues> {
  const from = internal(withoutOrigin(ctx, body.from), 'from');
  const written = withoutOrigin(ctx, body.to);
  const to = written.startsWith('/') ? internal(written, 'to') : external(written);
  if (from === to) refuse('to', 'An address cannot lead to itself');
  if (to.endsWith('/*') && !from.endsWith('/*')) refuse('to', 'All below needs all below on the other side, too');
  if (body.endsOn !== null && body.permanent) {
    refuse('endsOn', 'Browsers keep a lasting redirect for good: one that ends is “for now”');
  }
  await checkFrom(ctx, from, id);
  const rule = { fromPath: from, toPath: to, permanent: body.permanent, note: body.note, endsOn: body.endsOn };
  return { ...rule, toPath: await shortened(ctx, rule, id) };
}

/**
 * Public at once.
 * @param input.id of the rule to change; a new one without
 * Throws VALIDATION for a loop or an address that cannot be, ADDRESS_TAKEN where a page answers, NOT_FOUND.
 */
export async function saveRedirect({ ctx, input }: { ctx: Ctx; input: Body & { id?: string } }): Promise<Saved> {
  assertCan(ctx.actor, 'content.publish', 'everywhere');
  const { id, ...body } = input;
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db);
    const before = id ? await ruleById(tx.db, id) : undefined;
    if (id && !before) throw new AppError('NOT_FOUND', 'Somebody else removed this rule meanwhile.');
    const rule = await checkedRule(tx, body, id);
    const others = await leadElsewhere(tx.db, rule.fromPath, rule.toPath);
    const createdBy = tx.actor.kind === 'user' ? tx.actor.userId : null;
    if (id) await updateRule(tx.db, id, rule);
    const saved = id ?? (await insertRule(tx.db, { ...rule, createdAt: tx.ports.clock.now(), createdBy }));
    const changed = [rule.fromPath, ...others, ...(before ? [before.fromPath] : [])];
    await enqueue(tx, { topic: 'site', payload: ruleInvalidation(changed) });
    await writeAudit(tx, {
      action: id ? 'redirect.update' : 'redirect.create',
      detail: { from: rule.fromPath, to: rule.toPath },
    });
    return { id: saved, from: rule.fromPath, to: rule.toPath, shortened: others.length };
  });
}
