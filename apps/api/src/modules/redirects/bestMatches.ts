import { publicPath, splitPublicPath } from '@fundfront/content-model';
import type { MissedAddress } from '@fundfront/content-model/wire';
import type { Db } from '../../db/client.ts';
import { type LikelyPage, likelyPages } from './queries.ts';

type Match = NonNullable<MissedAddress['match']>;

/** Below this, two addresses have nothing to do with each other. */
const leastLikeness = 0.35;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** `name.html` and `name` are one name: the site before this one had endings. */
const nameOf = (path: string) => lastPart(path).replace(/\.(html?|aspx?|php)$/i, '');

function above(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function matchOf(address: string, candidates: readonly LikelyPage[]): Match | null {
  const { path } = splitPublicPath(address);
  const name = nameOf(path);
  const as = (found: LikelyPage, why: Match['why'], sure: boolean): Match => ({
    path: publicPath(found.locale, found.path),
    title: found.title,
    why,
    sure,
  });
  const same = candidates.filter((each) => lastPart(each.path) === name);
  if (same[0]) return as(same[0], 'same-name', same.length === 1);
  const ending = candidates.filter((each) => name.includes('-') && lastPart(each.path).endsWith(`-${name}`));
  if (ending[0]) return as(ending[0], 'same-words', ending.length === 1);
  const alike = candidates.find(({ likeness }) => likeness >= leastLikeness);
  if (alike) return as(alike, 'alike', false);
  const parents = above(path);
  const parent = candidates
    .filter((each) => parents.includes(each.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return parent ? as(parent, 'above', false) : null;
}

/** @param addresses public and decoded */
export async function bestMatches(db: Db, addresses: readonly string[]): Promise<Map<string, Match>> {
  if (addresses.length === 0) return new Map();
  const asked = addresses.map((address) => {
    const { locale, path } = splitPublicPath(address);
    return { asked: address, locale, path, name: nameOf(path), above: above(path) };
  });
  const candidates = await likelyPages(db, asked);
  const found = addresses.map((address) => {
    const own = candidates.filter((candidate) => candidate.asked === address);
    return [address, matchOf(address, own)] as const;
  });
  return new Map(found.flatMap(([address, match]) => (match ? [[address, match] as const] : [])));
}
