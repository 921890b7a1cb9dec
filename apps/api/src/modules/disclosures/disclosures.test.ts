import type { EntryData } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { insertOverride } from './queries.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
let compliance: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  [editor, publisher, compliance] = [
    await makeUser(api, ['editor']),
    await makeUser(api, ['publisher']),
    await makeUser(api, ['compliance']),
  ];
});
afterAll(() => api?.close());
beforeEach(() => {
  api.time.now = new Date('2026-11-23T05:00:00.000Z');
});

const promise = { body: '<p>A guaranteed return.</p>' };
const write = (data: EntryData = promise) => makeEntry(api.ctx(editor), 'article', data);
const show = ({ id, version }: EntryDetail, as = publisher) =>
  api.call(calls.publishEntry, { params: { type: 'announcement-articles', id, locale: 'en' }, body: { version } }, as);
const disclosures = async ({ id }: Pick<EntryDetail, 'id'>, as = editor) =>
  (await api.call(calls.getDisclosures, { params: { id } }, as)).body.rows;
const override = ({ id, version }: EntryDetail, as = compliance, more: Record<string, unknown> = {}) =>
  api.call(
    calls.overrideDisclosure,
    {
      params: { id },
      body: { locale: 'en', version, code: 'guarantee', reason: 'Quotes the regulator', ...more },
    },
    as,
  );

describe('publishing', () => {
  it('is refused with the sentence, the field and the source of the rule, and changes nothing', async () => {
    const entry = await write();
    const { status, body } = await show(entry);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      text_code: 'VALIDATION',
      error: expect.stringMatching(
        /“A guaranteed return\.” This promises .*Circular 16 of 2021.*Compliance can let it pass/,
      ),
      fields: [{ path: 'body', message: expect.stringContaining('A guaranteed return.') }],
    });
    expect((await disclosures(entry))[0]?.findings).toMatchObject([{ code: 'guarantee', field: 'body' }]);
    expect(await disclosures(await makeLive(api.ctx(), 'article'))).toMatchObject([{ findings: [] }]);
  });

  it('is refused in each language by its own text', async () => {
    const entry = await makeLive(api.ctx(), 'article');
    const translated = await translate(api.ctx(editor), entry, 'ur', { body: '<p>یقینی منافع</p>' });
    await expect(publish(api.ctx(publisher), translated, 'ur')).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('یقینی منافع'),
    });
  });

  it('is refused for a fund without a risk profile, and for performance of equity by its category', async () => {
    const author = await makeUser(api, ['admin']);
    const category = await makeLive(api.ctx(), 'fundCategory', { basis: 'absolute' });
    const about = '<p>It returned 4% in 3 months.</p>';
    const data = { category: category.id, about, ratingValidUntil: null };
    const fund = await makeEntry(api.ctx(author), 'fund', { ...data, riskProfile: null });
    await expect(publish(api.ctx(publisher), fund)).rejects.toMatchObject({
      fields: [
        { path: 'riskProfile', message: expect.stringContaining('Choose the risk profile') },
        { path: 'about', message: expect.stringContaining('twelve months') },
      ],
    });
  });

  it('is refused once a rating has expired, the day after it', async () => {
    const author = await makeUser(api, ['admin']);
    const rated = { rating: 'AA(f)', ratingValidUntil: '2026-11-23', riskProfile: 'low', about: null };
    const fund = await makeEntry(api.ctx(author), 'fund', rated);
    const other = await makeEntry(api.ctx(author), 'fund', rated);
    await publish(api.ctx(publisher), fund);
    api.time.now = new Date('2026-11-23T19:30:00.000Z');
    await expect(publish(api.ctx(publisher), other)).rejects.toMatchObject({ fields: [{ path: 'ratingValidUntil' }] });
  });

  it('tells a review and a release of it before', async () => {
    const entry = await write();
    const rows = [{ locale: 'en' as const, version: entry.version }];
    await api.call(calls.sendForReview, { params: { id: entry.id }, body: { rows, note: '' } }, editor);
    const review = async () => (await api.call(calls.getReview, { params: { id: entry.id } }, publisher)).body.rows[0];
    expect((await review())?.faults).toEqual([expect.stringContaining('This promises')]);
    await override(entry);
    expect((await review())?.faults).toEqual([]);
  });
});

describe('an override', () => {
  it('lets this version pass, once and for this rule alone, and is logged with its reason', async () => {
    const entry = await write({ ...promise, summary: 'It returned 12% in a year.' });
    expect((await override(entry)).status).toBe(200);
    expect((await override(entry)).status).toBe(200);
    expect((await show(entry)).body).toMatchObject({ fields: [{ path: 'summary' }] });
    await override(entry, compliance, { code: 'performance-disclaimer', reason: 'The figure is of a bank' });
    expect((await show(entry)).status).toBe(200);
    expect((await disclosures(entry))[0]).toMatchObject({
      findings: [{ code: 'performance-disclaimer' }, { code: 'guarantee' }],
      overrides: [{ code: 'guarantee', reason: 'Quotes the regulator' }, { code: 'performance-disclaimer' }],
    });
    const logged = (await auditAfter(api.handle.db, 0, 10_000)).filter(
      ({ action, entryId }) => action === 'disclosure.override' && entryId === entry.id,
    );
    expect(logged.map(({ detail }) => detail)).toMatchObject([
      { version: entry.version, reason: 'Quotes the regulator' },
      { reason: 'The figure is of a bank' },
    ]);
  });

  it('ends with the next save', async () => {
    const entry = await write();
    await override(entry);
    const data = { ...entry.data, body: '<p>A guaranteed return, we say.</p>' };
    const input = { type: 'article', id: entry.id, locale: 'en', version: entry.version, data } as const;
    const saved = await saveEntry({ ctx: api.ctx(editor), input });
    expect((await show(saved)).status).toBe(400);
    expect((await override(entry)).body.text_code).toBe('VERSION_CONFLICT');
  });

  it('is refused to all but compliance, administrators too', async () => {
    const entry = await write();
    for (const as of [editor, publisher, await makeUser(api, ['admin']), await makeUser(api, ['leads'])]) {
      expect((await override(entry, as)).body.text_code).toBe('FORBIDDEN');
    }
  });

  it('is refused to the author, without a reason, and for a rule that is not broken', async () => {
    const both = await makeUser(api, ['editor', 'compliance']);
    const own = await makeEntry(api.ctx(both), 'article', promise);
    expect((await override(own, both)).body.text_code).toBe('SECOND_PERSON');
    const entry = await write();
    expect((await override(entry, compliance, { reason: '   ok     ' })).body.text_code).toBe('VALIDATION');
    expect((await override(entry, compliance, { code: 'risk-profile' })).body.text_code).toBe('VALIDATION');
    expect((await override(entry, compliance, { code: 'no-such-rule' })).body.text_code).toBe('VALIDATION');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await override({ ...entry, id: nobody })).body.text_code).toBe('NOT_FOUND');
  });

  it('is refused by the database itself to others and to the author, and is never changed', async () => {
    const entry = await write();
    const values = { entryId: entry.id, locale: 'en' as const, version: entry.version, code: 'guarantee' };
    const insert = (by: UserActor, reason = 'A reason that is long') =>
      insertOverride(api.handle.db, { ...values, reason, overriddenBy: by.userId, overriddenAt: new Date() });
    const refused = { cause: { constraint: 'disclosure_override_by_another' } };
    await expect(insert(publisher)).rejects.toMatchObject(refused);
    await expect(insert(compliance, 'short')).rejects.toMatchObject({
      cause: { constraint: 'disclosure_override_reason' },
    });
    expect(await insert(compliance)).toBe(true);
  });
});
