import type { EntryData, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { trashEntry } from '../content/trashEntry.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const page = (title: string, slug: string, template: string, more: EntryData = {}) =>
    makeLive(ctx, 'page', { title, slug, template, summary: null, body: null, ...more });
  const reports = await page('Financial statements', 'statements', 'documents', { section: 'financial-statements' });
  await page('Who reads the annual report', 'readers', 'prose');
  await page('Management team', 'team', 'people', { group: 'management' });
  await page('Answers', 'answers', 'faq', {
    questions: [
      { group: 'Zakat', question: 'Is zakat deducted?', answer: '<p>Unless a <b>declaration</b> is filed.</p>' },
    ],
  });
  await page('Partner branches', 'partner-branches', 'branches', { network: 'fbl' });
  await makeLive(ctx, 'branch', {
    title: 'Sadar',
    slug: 'sadar',
    network: 'fbl',
    city: 'Sukkur',
    address: '2 Mutiny Road',
  });
  await page('First steps', 'first-steps', 'howToInvest', {
    steps: [{ title: 'Verify your identity', text: '<p>At any counter</p>', linkWords: null, linkUrl: null }],
  });
  await makeLive(ctx, 'article', { title: 'Ramadan timings', slug: 'ramadan', body: '<p>Counters close early.</p>' });
  await makeLive(ctx, 'vacancy', { title: 'Compliance officer', slug: 'officer', city: 'Multan' });
  await makeLive(ctx, 'activity', {
    title: 'Tree planting',
    slug: 'trees',
    kind: 'event',
    place: 'Quetta',
    album: null,
  });
  const report = await document('Annual report 2025', 'report-2025');
  await publish(ctx, await translate(ctx, report, 'ur', { title: 'سالانہ رپورٹ', slug: 'salana' }), 'ur');
  await publish(ctx, await translate(ctx, reports, 'ur', { title: 'مالیاتی گوشوارے', slug: 'goshware' }), 'ur');
  await document('Annual report', 'report');
  await document('Annual brochure', 'brochure', { section: 'brochures' });
  await makeLive(ctx, 'person', { title: 'Head of operations', slug: 'head', role: 'Operations', group: 'management' });
  await makeLive(ctx, 'branch', { title: 'Annual branch', slug: 'branch' });
});
afterAll(() => api?.close());

function document(title: string, slug: string, more: EntryData = {}) {
  const own = { title, slug, section: 'financial-statements', summary: null, fund: null, supersedes: null };
  return makeLive(api.ctx(), 'document', { ...own, ...more });
}

async function found(search: string, lang: Locale = 'en') {
  return (await api.call(calls.searchPages, { body: { search, lang } })).body;
}
const paths = async (search: string, lang?: Locale) => (await found(search, lang)).map(({ path }) => path);

it('a document is found on the page of its section, one that no page lists nowhere', async () => {
  expect((await found('annual report 2025'))[0]).toEqual({
    slug: 'report-2025',
    title: 'Annual report 2025',
    path: '/statements#report-2025',
    summary: null,
    kind: 'document',
    matched: ['annual', 'report', '2025'],
  });
  expect((await found('annual brochure')).map(({ title }) => title)).not.toContain('Annual brochure');
});

it('a person is found among the people, with the role', async () => {
  expect((await found('head of operations'))[0]).toMatchObject({
    path: '/team#head',
    summary: 'Operations',
    kind: 'person',
  });
});

it('the very title comes first, then pages, then what pages list', async () => {
  expect(await paths('annual report')).toEqual(['/statements#report', '/readers', '/statements#report-2025']);
});

it.each([
  ['zakat deducted', '/answers#is-zakat-deducted', 'question'],
  ['declaration', '/answers#is-zakat-deducted', 'question'],
  ['answers', '/answers', 'page'],
  ['sukkur', '/partner-branches#sadar', 'branch'],
  ['mutiny road', '/partner-branches#sadar', 'branch'],
  ['verify identity', '/first-steps', 'page'],
  ['any counter', '/first-steps', 'page'],
  ['counters close', '/downloads/articles/ramadan', 'article'],
  ['multan', '/careers/officer', 'vacancy'],
  ['quetta', '/downloads/activities-events/trees', 'activity'],
])('“%s” is read at %s', async (typed, path, kind) => {
  expect((await found(typed))[0]).toMatchObject({ path, kind });
});

it.each([
  ['anual reprot', '/statements#report'],
  ['opreations', '/team#head'],
  ['complianse', '/careers/officer'],
  ['declartion', '/answers#is-zakat-deducted'],
  ['sukkar', '/partner-branches#sadar'],
])('forgives %s', async (typed, path) => {
  expect(await paths(typed)).toContain(path);
});

it('finds Urdu titles as they are typed, on the Urdu page', async () => {
  for (const typed of ['سالانہ رپورٹ', 'سالانه رپورٹ', 'سَالانہ', 'سالانا رپورٹ']) {
    expect(await paths(typed, 'ur')).toEqual(['/ur/goshware#salana']);
  }
});

it('a question is a result of its own, with the beginning of its answer', async () => {
  expect(await found('is zakat deducted')).toEqual([
    {
      slug: 'answers',
      title: 'Is zakat deducted?',
      path: '/answers#is-zakat-deducted',
      summary: 'Unless a declaration is filed.',
      kind: 'question',
      matched: ['zakat', 'deducted'],
    },
  ]);
});

it.each([
  ['what is typed', 'operations head', ['operations', 'head', 'operation']],
  ['what it was corrected to', 'opreations', ['operations', 'operation']],
  ['no letters within a word', 'rations', []],
])('says with which words it was found: %s', async (_what, typed, matched) => {
  expect((await found(typed)).find(({ slug }) => slug === 'head')?.matched ?? []).toEqual(matched);
});

it('finds what holds a part, the rarer word first, where nothing holds all', async () => {
  expect((await paths('where is the annual operations meeting'))[0]).toBe('/team#head');
});

it('forgets what is taken off the site', async () => {
  const ctx = api.ctx();
  const gone = await document('Passing circular', 'passing');
  const left = await makeLive(ctx, 'person', { title: 'Passing director', slug: 'director', group: 'management' });
  expect(await paths('passing')).toHaveLength(2);
  await unpublishEntry({ ctx, input: { type: 'document', id: gone.id, locale: 'en' } });
  await trashEntry({ ctx, input: { type: 'person', id: left.id } });
  expect(await paths('passing')).toEqual([]);
});
