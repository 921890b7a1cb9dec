import { defaultLocale, publicPath, splitPublicPath } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { AddressTrial } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { findLivePath, livePathsOf } from '../paths/queries.ts';
import { isReservedPath } from '../paths/wantedPaths.ts';
import { findRule, type RuleValues } from './queries.ts';

type Hop = AddressTrial['hops'][number];
type Step = Pick<Hop, 'to' | 'by' | 'permanent'> | Exclude<AddressTrial['end'], 'loop'>;

/** More than any sound rules need: a pair that lengthens an address at each step would go on for ever. */
const maxHops = 10;

const below = '/*';

/** Where both sides end with an asterisk, what it stands for goes along. */
export function targetOf({ fromPath, toPath }: Pick<RuleValues, 'fromPath' | 'toPath'>, path: string): string {
  if (!fromPath.endsWith(below) || !toPath.endsWith(below)) return toPath;
  return toPath.slice(0, -1) + path.slice(fromPath.length - 1);
}

export function ruleHolds({ fromPath }: Pick<RuleValues, 'fromPath'>, path: string): boolean {
  return fromPath.endsWith(below) ? path.startsWith(fromPath.slice(0, -1)) : path === fromPath;
}

async function pageStep(ctx: Ctx, address: string): Promise<Step | undefined> {
  const { locale, path } = splitPublicPath(address);
  const found =
    (await findLivePath(ctx.db, locale, path)) ??
    // An English page answers in Urdu, too, with a note or its translation.
    (locale === defaultLocale ? undefined : await findLivePath(ctx.db, defaultLocale, path));
  if (!found) return undefined;
  if (found.role !== 'redirect') return 'page';
  const own = await livePathsOf(ctx.db, [found.entryId]);
  const canonical = own.find((each) => each.role === 'canonical' && each.locale === found.locale);
  return canonical && { to: publicPath(canonical.locale, canonical.path), by: 'moved', permanent: true };
}

interface Candidate {
  /** Left out where the rule is new. */
  id?: string;
  rule: RuleValues;
}

async function stepFrom(ctx: Ctx, address: string, candidate: Candidate | undefined): Promise<Step> {
  if (!address.startsWith('/') || isReservedPath(address)) return 'elsewhere';
  const page = await pageStep(ctx, address);
  if (page) return page;
  if (candidate && ruleHolds(candidate.rule, address)) {
    return { to: targetOf(candidate.rule, address), by: 'rule', permanent: candidate.rule.permanent };
  }
  const rule = await findRule(ctx.db, address, karachiDay(ctx.ports.clock.now()), candidate?.id);
  return rule ? { to: targetOf(rule, address), by: 'rule', permanent: rule.permanent } : 'nothing';
}

/**
 * Pages win over rules, and the closest rule over others.
 * @param path public and decoded
 * @param candidate a rule that is not stored yet, or stored otherwise
 */
export async function followRedirects(ctx: Ctx, path: string, candidate?: Candidate): Promise<AddressTrial> {
  const hops: Hop[] = [];
  const seen = new Set([path]);
  let to = path;
  for (;;) {
    const step = await stepFrom(ctx, to, candidate);
    if (typeof step === 'string') return { hops, end: step, to };
    hops.push({ from: to, ...step });
    to = step.to;
    if (seen.has(to) || hops.length > maxHops) return { hops, end: 'loop', to };
    seen.add(to);
  }
}
