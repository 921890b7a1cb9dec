import { publicPath } from '@fundfront/content-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type VisitorSearch, visitorSearches } from '../../../test/visitorSearches.ts';
import { seedContent } from '../../db/seed/seedContent.ts';
import { searchPages } from './searchPages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await seedContent(api.ctx());
});
afterAll(() => api?.close());

const leastFound = 0.95;

/** Null where one of the first three is wanted; else what they are. */
async function missed({ typed, lang, wanted }: VisitorSearch, visitor: number): Promise<string | null> {
  const ctx = { ...api.ctx(), ip: `2001:db8:${visitor.toString(16)}::1` };
  const results = await searchPages({ ctx, input: { search: typed, lang } });
  const first = results.slice(0, 3);
  const isWanted = ({ title, path }: (typeof first)[number]) =>
    wanted.some((each) => each === title || publicPath(lang, `/${each}`) === path);
  return first.some(isWanted)
    ? null
    : `${lang} “${typed}”: ${first.map(({ title }) => title).join(' | ') || 'nothing'}`;
}

it('visitors find what they look for among the first three results', async () => {
  const misses: string[] = [];
  for (const [visitor, search] of visitorSearches.entries()) {
    const miss = await missed(search, visitor);
    if (miss !== null) misses.push(miss);
  }
  const found = 1 - misses.length / visitorSearches.length;
  expect(visitorSearches.length).toBeGreaterThanOrEqual(120);
  expect(found, `Not found:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(leastFound);
  if (misses.length > 0) process.stdout.write(`Searches that miss: ${misses.length}\n${misses.join('\n')}\n`);
});
