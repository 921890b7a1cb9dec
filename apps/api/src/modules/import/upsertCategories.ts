import type { EntryData } from '@fundfront/content-model';
import { createEntry } from '../content/createEntry.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import type { WriteCounts } from '../nav/queries.ts';
import { type Group, groupOf, urduCategory } from './categoryFacts.ts';
import type { Findings } from './findings.ts';
import { asPublisher, type ImportCtx } from './importCtx.ts';
import { nameKey } from './nameKey.ts';
import { currentEntries } from './queries/entries.ts';
import type { ImportRow } from './readRow.ts';
import { uniqueSlug } from './uniqueSlug.ts';

export interface UpsertedCategories {
  /** Entry id by the key of the category's name. */
  ids: Map<string, string>;
  counts: WriteCounts;
}

interface Wanted {
  title: string;
  basis: 'annualised' | 'absolute';
  group: Group;
}

function wantedCategories(rows: readonly ImportRow[], findings: Findings): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { source, category, basis } of rows) {
    if (category === null) continue;
    const key = nameKey(category);
    const known = wanted.get(key);
    if (known) {
      if (basis !== null && basis !== known.basis) {
        findings.warn(source, 'category', `Other rows call the returns of “${category}” ${known.basis}`);
      }
      continue;
    }
    const group = groupOf(category);
    if (basis === null) {
      findings.warn(source, 'category', `The basis of returns of “${category}” is not stated: absolute is taken`);
    }
    if (group === null) {
      const text = `“${category}” is a category of no known group: it is put under asset allocation`;
      findings.warn(source, 'category', text);
    }
    wanted.set(key, { title: category, basis: basis ?? 'absolute', group: group ?? 'asset-allocation' });
  }
  return wanted;
}

function orderIn(group: Group, existing: readonly EntryData[]): number {
  const orders = existing.flatMap((data) =>
    data.group === group && typeof data.order === 'number' ? [data.order] : [],
  );
  return Math.min(orders.length > 0 ? Math.max(...orders) + 1 : 900, 999);
}

async function addCategory(ctx: ImportCtx, data: EntryData, urduTitle: string | null): Promise<string> {
  const { id } = await createEntry({ ctx, input: { type: 'fundCategory', locale: 'en', data } });
  await publishVersion({ ctx: asPublisher(ctx), input: { type: 'fundCategory', id, locale: 'en', version: 1 } });
  if (urduTitle !== null) {
    const input = { type: 'fundCategory', id, locale: 'ur' } as const;
    await saveEntry({ ctx, input: { ...input, version: 0, data: { title: urduTitle, slug: data.slug, suits: null } } });
    await publishVersion({ ctx: asPublisher(ctx), input: { ...input, version: 1 } });
  }
  return id;
}

export async function upsertCategories(
  ctx: ImportCtx,
  rows: readonly ImportRow[],
  findings: Findings,
): Promise<UpsertedCategories> {
  const existing = await currentEntries(ctx.db, 'fundCategory');
  const ids = new Map(existing.map(({ id, title }) => [nameKey(title), id]));
  const all = existing.map(({ data }) => data);
  const slugs = new Set(existing.map(({ slug }) => slug));
  const counts: WriteCounts = { created: 0, updated: 0, unchanged: 0 };
  for (const [key, wanted] of wantedCategories(rows, findings)) {
    if (ids.has(key)) {
      counts.unchanged += 1;
      continue;
    }
    const slug = uniqueSlug([wanted.title], (candidate) => !slugs.has(candidate));
    const data = { ...wanted, slug, suits: null, order: orderIn(wanted.group, all) };
    ids.set(key, await addCategory(ctx, data, urduCategory(wanted.title)));
    slugs.add(slug);
    all.push(data);
    counts.created += 1;
  }
  return { ids, counts };
}
