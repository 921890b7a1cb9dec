import { randomUUID } from 'node:crypto';
import { type ContentTypeName, contentType, type Locale, locales } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeHolder, makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { sampleData } from '../../../test/sampleData.ts';
import { sendSheet } from '../../../test/sheets.ts';
import type { UserActor } from '../../context.ts';
import { approvalStanding } from '../review/queries/approvals.ts';
import { toCsv } from '../sheets/csv.ts';

let api: TestApi;
let admin: UserActor;
const holders = new Map<Right, UserActor>();
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  for (const right of rights) {
    holders.set(right, await makeHolder(api, { permissions: [right], types: ['branch'], locales: ['ur'] }));
  }
});
afterAll(() => api?.close());

const rights = ['content.edit', 'content.publish'] as const;
type Right = (typeof rights)[number];

let made = 0;
/** Live in both languages, and changed since in both: every verb finds something to do. */
async function changedEntry(type: ContentTypeName) {
  made += 1;
  const own = { title: `Entry ${made}`, slug: `entry-${made}` };
  const ctx = api.ctx();
  const base = await makeLive(ctx, type, own);
  await publish(ctx, await translate(ctx, base, 'ur', own), 'ur');
  const read = (locale: Locale) =>
    api.call(calls.getEntry, { params: { type: contentType(type).path, id: base.id, locale } }, admin);
  for (const locale of locales) {
    const { body } = await read(locale);
    const params = { type: contentType(type).path, id: base.id, locale };
    await api.call(calls.saveEntry, { params, body: { version: 1, data: { ...body.data, title: 'Changed' } } }, admin);
  }
  return { id: base.id, path: contentType(type).path, type };
}

type Entry = Awaited<ReturnType<typeof changedEntry>>;
type Answer = { status: number; body: { error?: string | undefined } };
type Verb = (entry: Entry, locale: Locale, as: UserActor) => Promise<Answer>;

const params = ({ path, id }: Entry, locale: Locale) => ({ type: path, id, locale });
const rows = (locale: Locale) => [{ locale, version: 2 }];

async function sent({ id }: Entry, locale: Locale) {
  await api.call(calls.sendForReview, { params: { id }, body: { rows: rows(locale) } }, admin);
}

const editing: Record<string, Verb> = {
  save: async (entry, locale, as) => {
    const { data } = (await api.call(calls.getEntry, { params: params(entry, locale) }, admin)).body;
    return api.call(calls.saveEntry, { params: params(entry, locale), body: { version: 2, data } }, as);
  },
  autosave: (entry, locale, as) =>
    api.call(
      calls.saveAutosave,
      { params: params(entry, locale), body: { version: 2, data: { title: 'M' }, revision: randomUUID() } },
      as,
    ),
  'discard an autosave': (entry, locale, as) =>
    api.call(calls.discardAutosave, { params: params(entry, locale), body: { over: [] } }, as),
  'restore a version': (entry, locale, as) =>
    api.call(calls.restoreVersion, { params: params(entry, locale), body: { number: 1, version: 2 } }, as),
  'discard a draft': (entry, locale, as) =>
    api.call(calls.discardDraft, { params: params(entry, locale), body: { version: 2 } }, as),
  create: ({ path, type }, locale, as) =>
    api.call(calls.createEntry, { params: { type: path }, body: { locale, data: sampleData(type, {}) } }, as),
};

const publishing: Record<string, Verb> = {
  publish: (entry, locale, as) =>
    api.call(calls.publishEntry, { params: params(entry, locale), body: { version: 2 } }, as),
  unpublish: (entry, locale, as) => api.call(calls.unpublishEntry, { params: params(entry, locale) }, as),
  'request changes': async (entry, locale, as) => {
    await sent(entry, locale);
    const body = { rows: rows(locale), note: 'Please' };
    return api.call(calls.requestChanges, { params: { id: entry.id }, body }, as);
  },
  approve: async ({ id }, locale, as) =>
    api.call(calls.approveVersions, { params: { id }, body: { rows: rows(locale), publish: true } }, as),
  release: ({ id: entryId }, locale, as) => {
    const changes = [{ entryId, locale, action: 'publish' as const }];
    return api.call(calls.createRelease, { body: { title: 'Release', changes, runAt: null } }, as);
  },
};

const either: Record<string, Verb> = {
  'send for review': ({ id }, locale, as) =>
    api.call(calls.sendForReview, { params: { id }, body: { rows: rows(locale) } }, as),
  comment: ({ id }, locale, as) =>
    api.call(calls.commentReview, { params: { id }, body: { locale, version: 2, body: 'Look' } }, as),
  withdraw: async (entry, locale, as) => {
    await sent(entry, locale);
    return api.call(calls.withdrawReview, { params: { id: entry.id } }, as);
  },
};

const verbs: [name: string, verb: Verb, needed: readonly Right[]][] = [
  ...Object.entries(editing).map(([name, verb]): [string, Verb, Right[]] => [name, verb, ['content.edit']]),
  ...Object.entries(publishing).map(([name, verb]): [string, Verb, Right[]] => [name, verb, ['content.publish']]),
  ...Object.entries(either).map(([name, verb]): [string, Verb, readonly Right[]] => [name, verb, rights]),
];

describe.each(verbs)('%s, by a role for branches in Urdu', (_name, verb, needed) => {
  it.each(rights)('with %s alone', async (right) => {
    const as = holders.get(right);
    if (!as) throw new Error('Nobody holds it');
    for (const type of ['branch', 'person'] as const) {
      for (const locale of locales) {
        const { status, body } = await verb(await changedEntry(type), locale, as);
        const allowed = type === 'branch' && locale === 'ur' && needed.includes(right);
        expect([type, locale, status, body.error ?? '']).toEqual(
          allowed ? [type, locale, 200, ''] : [type, locale, 403, expect.stringMatching(/^Your role does not allow/)],
        );
      }
    }
  });
});

it('says where the right ends', async () => {
  const [branch, person] = [await changedEntry('branch'), await changedEntry('person')];
  const as = holders.get('content.edit');
  if (!as) throw new Error('Nobody holds it');
  const said = async (entry: Entry, locale: Locale) => (await editing.save?.(entry, locale, as))?.body.error;
  expect(await said(branch, 'en')).toBe('Your role does not allow this in English for Branches. Ask an administrator.');
  expect(await said(person, 'ur')).toMatch(/^Your role does not allow this for .+\. Ask an administrator\.$/);
});

describe('what concerns an entry as a whole', () => {
  const whole: Record<string, (entry: Entry, as: UserActor) => Promise<Answer>> = {
    duplicate: ({ path, id }, as) => api.call(calls.duplicateEntry, { params: { type: path, id } }, as),
    trash: ({ path, id }, as) => api.call(calls.trashEntry, { params: { type: path, id } }, as),
    'publish both': ({ path, id }, as) =>
      api.call(calls.publishBoth, { params: { type: path, id }, body: { versions: { en: 2, ur: 2 } } }, as),
  };
  const all = ['content.edit', 'content.publish', 'content.delete'] as const;

  it.each(Object.entries(whole))('%s takes the right in both languages', async (_name, verb) => {
    const urdu = await makeHolder(api, { permissions: [...all], types: ['branch'] });
    const both = await makeHolder(api, { permissions: [...all], types: ['branch'], locales: ['en', 'ur'] });
    const entry = await changedEntry('branch');
    expect((await verb(entry, urdu)).status).toBe(403);
    expect((await verb(await changedEntry('person'), both)).status).toBe(403);
    expect((await verb(entry, both)).status).toBe(200);
  });

  it('moving a page changes addresses in both languages', async () => {
    const page = await makeLive(api.ctx(), 'page', { title: 'Moved', slug: 'moved', template: 'prose' });
    const move = (as: UserActor) =>
      api.call(calls.moveEntry, { params: { type: 'pages', id: page.id }, body: { parentId: null, after: null } }, as);
    const urdu = await makeHolder(api, { permissions: ['content.publish'], types: ['page'] });
    const both = await makeHolder(api, { permissions: ['content.publish'], types: ['page'], locales: ['en', 'ur'] });
    expect([(await move(urdu)).status, (await move(both)).status]).toEqual([403, 200]);
  });

  it('a draft that was never public is not discarded with a language that is not one’s own', async () => {
    const draft = await makeEntry(api.ctx(), 'branch', { title: 'Draft', slug: 'draft' });
    await translate(api.ctx(), draft, 'ur', { title: 'مسودہ', slug: 'draft' });
    const urdu = await makeHolder(api, { types: ['branch'] });
    const sentDiscard = { params: { type: 'branches', id: draft.id, locale: 'ur' as const }, body: { version: 1 } };
    expect((await api.call(calls.discardDraft, sentDiscard, urdu)).status).toBe(403);
  });

  it('rules of addresses concern the whole site', async () => {
    const body = { from: '/old', to: 'https://example.test/new', permanent: true, note: '', endsOn: null };
    const some = await makeHolder(api, { permissions: ['content.publish'], locales: ['en', 'ur'] });
    const all = await makeHolder(api, { permissions: ['content.publish'], types: null, locales: ['en', 'ur'] });
    const refused = await api.call(calls.createRedirect, { body }, some);
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('the whole site')]);
    expect((await api.call(calls.createRedirect, { body }, all)).status).toBe(200);
  });
});

describe('several entries at once', () => {
  it('are published in the languages of the role, and others say why not', async () => {
    const urdu = await makeHolder(api, { permissions: ['content.publish'], types: ['branch'] });
    const entry = await changedEntry('branch');
    const english = await makeEntry(api.ctx(), 'branch', { title: 'English', slug: 'english-only' });
    const body = { action: 'publish' as const, ids: [entry.id, english.id] };
    const answer = await api.call(calls.bulkEntries, { params: { type: 'branches' }, body }, urdu);
    expect(answer.body.done).toBe(1);
    expect(answer.body.refused[0]).toMatchObject({ id: english.id, reason: expect.stringContaining('in English') });
    const { rows: states } = (await api.call(calls.getEntry, { params: params(entry, 'en') }, admin)).body;
    expect([states.en?.state, states.ur?.state]).toEqual(['changed', 'live']);
  });

  it('are imported in the languages of the role alone', async () => {
    const urdu = await makeHolder(api, { types: ['branch'] });
    const { id } = await changedEntry('branch');
    const send = async (cells: Record<string, string>) => {
      const row = { ID: id, ...cells };
      const file = { name: 'branches.csv', content: toCsv(Object.keys(row), [row]) };
      const dry = await sendSheet(api, file, { type: 'branches', as: urdu });
      return sendSheet(api, file, { type: 'branches', as: urdu, mode: 'apply', digest: dry.body.digest });
    };
    expect((await send({ 'Name (English)': 'Theirs' })).status).toBe(400);
    expect((await send({ 'Name (Urdu)': 'میرا' })).body).toMatchObject({ applied: true });
    const others = await makeHolder(api, { types: ['person'] });
    const file = { name: 'branches.csv', content: toCsv(['ID'], [{ ID: id }]) };
    expect((await sendSheet(api, file, { type: 'branches', as: others })).status).toBe(403);
  });
});

describe('a release', () => {
  it('is timed, called off and taken from by who may publish what it changes', async () => {
    const urdu = await makeHolder(api, { permissions: ['content.publish'], types: ['branch'] });
    const entry = await changedEntry('branch');
    const changes = locales.map((locale) => ({ entryId: entry.id, locale, action: 'publish' as const }));
    const body = { title: 'Both', changes, runAt: null };
    const { id } = (await api.call(calls.createRelease, { body }, admin)).body;
    const at = { params: { id }, body: { runAt: new Date(api.time.now.getTime() + 60_000).toISOString() } };
    expect((await api.call(calls.scheduleRelease, at, urdu)).status).toBe(403);
    expect((await api.call(calls.cancelRelease, { params: { id } }, urdu)).status).toBe(403);
    const removeChange = (locale: Locale) =>
      api.call(calls.takeFromRelease, { params: { id }, body: { entryId: entry.id, locale } }, urdu);
    expect([(await removeChange('en')).status, (await removeChange('ur')).status]).toEqual([403, 200]);
  });
});

describe('four eyes', () => {
  it('the database counts a second person only where their role reaches', async () => {
    const author = await makeUser(api, ['admin']);
    const fund = await makeEntry(api.ctx(author), 'fund', { title: 'Watched', slug: 'watched' });
    const own = { title: 'نگرانی', slug: 'watched' };
    const urdu = await translate(api.ctx(author), fund, 'ur', own);
    const second = await makeHolder(api, { permissions: ['content.publish'], types: ['fund'] });
    const elsewhere = await makeHolder(api, {
      permissions: ['content.publish'],
      types: ['branch'],
      locales: ['en', 'ur'],
    });
    const standing = (locale: Locale, { userId }: UserActor) =>
      approvalStanding(api.handle.db, { entryId: fund.id, locale, version: urdu.rows[locale]?.version ?? 0 }, userId);
    expect([await standing('ur', second), await standing('en', second)]).toEqual([null, 'role']);
    expect([await standing('ur', elsewhere), await standing('en', elsewhere)]).toEqual(['role', 'role']);
    const body = { rows: [{ locale: 'en' as const, version: 1 }], publish: false };
    expect((await api.call(calls.approveVersions, { params: { id: fund.id }, body }, second)).status).toBe(403);
    const urduRows = { rows: [{ locale: 'ur' as const, version: 1 }], publish: false };
    const approved = await api.call(calls.approveVersions, { params: { id: fund.id }, body: urduRows }, second);
    expect(approved.status).toBe(200);
  });

  it('who publishes in one language is no second person for the author of the other', async () => {
    const alone = await openTestApi();
    try {
      const author = await makeUser(alone, ['admin']);
      const fund = await makeEntry(alone.ctx(author), 'fund', { title: 'Alone', slug: 'alone' });
      await translate(alone.ctx(author), fund, 'ur', { title: 'اکیلا', slug: 'alone' });
      await makeHolder(alone, { permissions: ['content.publish'], types: ['fund'] });
      const standing = (locale: Locale) =>
        approvalStanding(alone.handle.db, { entryId: fund.id, locale, version: 1 }, author.userId);
      expect([await standing('en'), await standing('ur')]).toEqual(['alone', 'author']);
    } finally {
      await alone.close();
    }
  });

  it('who waits is told to those who may decide it', async () => {
    const entry = await changedEntry('branch');
    const urdu = await makeHolder(api, { permissions: ['content.publish'], types: ['branch'] });
    const count = async () => (await api.call(calls.reviewCount, {}, urdu)).body.mine;
    const before = await count();
    await sent(entry, 'en');
    expect(await count()).toBe(before);
    await sent(entry, 'ur');
    expect(await count()).toBe(before + 1);
  });
});

describe('reading', () => {
  it('is within the types of the role, in both languages', async () => {
    const reader = await makeHolder(api, { types: ['branch'] });
    const [branch, person] = [await changedEntry('branch'), await changedEntry('person')];
    for (const locale of locales) {
      expect((await api.call(calls.getEntry, { params: params(branch, locale) }, reader)).status).toBe(200);
      expect((await api.call(calls.getEntry, { params: params(person, locale) }, reader)).status).toBe(403);
    }
    const lists = async (type: string) => (await api.call(calls.listEntries, { params: { type } }, reader)).status;
    expect([await lists('branches'), await lists(person.path)]).toEqual([200, 403]);
    expect((await api.call(calls.getReview, { params: { id: person.id } }, reader)).status).toBe(403);
    expect((await api.call(calls.listVersions, { params: params(person, 'ur') }, reader)).status).toBe(403);
    expect((await api.call(calls.previewEntry, { params: params(person, 'ur') }, reader)).status).toBe(403);
  });

  it('lists of everything leave the rest out', async () => {
    const reader = await makeHolder(api, { types: ['branch'] });
    await changedEntry('person');
    await changedEntry('branch');
    const all = (await api.call(calls.listAllEntries, { query: { limit: '50' } }, reader)).body.entries;
    expect([...new Set(all.map(({ type }) => type))]).toEqual(['branch']);
    const counts = async (as: UserActor) => (await api.call(calls.countEntries, {}, as)).body.all.count;
    expect(await counts(reader)).toBeLessThan(await counts(admin));
    const activity = (await api.call(calls.recentActivity, {}, reader)).body;
    expect(activity.some(({ type }) => type === 'branch')).toBe(true);
    expect(activity.some(({ type }) => type === 'person')).toBe(false);
    const found = (await api.call(calls.dashboardSearch, { query: { search: 'changed' } }, reader)).body;
    expect([...new Set(found.map(({ type }) => type))]).toEqual(['branch']);
  });
});
