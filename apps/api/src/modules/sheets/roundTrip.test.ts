import { type ContentTypeName, contentType, contentTypeNames, sheetColumns } from '@fundfront/content-model';
import type { SheetFormat } from '@fundfront/content-model/wire';
import { hostileTitles } from '@fundfront/fixtures/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { exportAs, sendSheet } from '../../../test/sheets.ts';
import type { UserActor } from '../../context.ts';

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

const collections = contentTypeNames.filter((name) => contentType(name).kind === 'collection');
const formats: SheetFormat[] = ['csv', 'xlsx'];

/** Each as a title, and within longer texts. */
const texts = [
  ...hostileTitles,
  '=HYPERLINK("http://hostile.example","x")',
  '+92 21 111 000 111',
  '-2+3',
  '@SUM(A1)',
  "'=1+1",
  "''quoted",
  'قومی بچت، “نفع”؛ ۱۲۳',
  'comma, semicolon; tab and "quotes"',
  '# no note',
  '0012',
  '1e5',
  '2026-01-02',
  'TRUE',
  'constructor',
  '__proto__',
  '_x0041_ and _x000D_',
];

async function expectAllTheSame(type: ContentTypeName, format: SheetFormat): Promise<void> {
  const { path } = contentType(type);
  const file = await exportAs(api, path, { of: 'list', format, query: {} }, admin);
  const { status, body } = await sendSheet(api, file, { type: path, as: admin });
  expect(status, body.error).toBe(200);
  expect(body.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(body.rows).toEqual([]);
  expect(body.counts).toMatchObject({ new: 0, changed: 0, refused: 0, same: body.counts.read });
  expect(body.counts.read).toBeGreaterThan(0);
}

it.each(collections)('the columns of %s have labels and keys of their own', (name) => {
  const columns = sheetColumns(contentType(name));
  for (const part of ['key', 'label'] as const) {
    const values = columns.map((column) => column[part].toLowerCase());
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(collections)('%s: an export that comes back', (name) => {
  beforeAll(async () => {
    const ctx = api.ctx();
    const entry = await makeEntry(ctx, name, name === 'menuItem' ? { menu: 'main' } : {});
    const { oneLanguage, locales } = contentType(name);
    if (!oneLanguage && locales.includes('ur')) await translate(ctx, entry, 'ur', { title: 'عنوان' });
  });

  it.each(formats)('changes nothing as %s', (format) => expectAllTheSame(name, format));
});

describe('texts that files and spreadsheets take for something else', () => {
  beforeAll(async () => {
    for (const text of texts) {
      const entry = await makeLive(api.ctx(), 'branch', { title: text, address: `${text}\n\n${text}`, hours: text });
      await translate(api.ctx(), entry, 'ur', { title: text });
    }
  });

  it.each(formats)('come back unchanged as %s', (format) => expectAllTheSame('branch', format));
});
