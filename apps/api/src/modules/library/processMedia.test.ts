import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { processMedia } from './processMedia.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

async function upload(name: string, bytes: Uint8Array) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const response = await api.request(calls.uploadToLibrary.path, { method: 'POST', body, as: editor });
  return (await response.json()) as ResponseOf<typeof calls.uploadToLibrary>;
}

const work = () => processMedia(api.ctx(), new AbortController().signal);
const get = async (id: string) => (await api.call(calls.getMedia, { params: { id } }, editor)).body;

it('makes sizes of a picture as AVIF and WebP, and the site learns of them and of the focal point', async () => {
  const png = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#0a7d77' } })
    .png()
    .toBuffer();
  const { item, image } = await upload('wide.png', png);
  await makeLive(api.ctx(), 'page', { title: 'Wide', slug: 'wide', image });
  const page = async () => {
    const { body } = await api.call(calls.getPage, { query: { locale: 'en', path: '/wide' } });
    if (body.kind !== 'page') throw new Error('The page is not there');
    return body;
  };
  await page();
  await work();
  const done = await get(item.id);
  expect([done.processed, done.sizes]).toEqual([true, [320, 640, 700]]);
  expect(done.thumbnail).toContain(`${item.src}/320.webp?v=`);
  for (const format of ['avif', 'webp']) {
    const served = await api.request(`${item.src}/320.${format}`);
    expect(served.headers.get('content-type')).toBe(`image/${format}`);
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(320);
  }
  expect((await api.request(`${item.src}/321.webp`)).status).toBe(404);
  expect((await api.request(`${item.src}/320.png`)).status).toBe(404);
  const { version, title, alt, decorative, folder, tags } = done;
  const change = { version, title, alt, decorative, folder, tags, focal: { x: 10, y: 90 } };
  await api.call(calls.updateMedia, { params: { id: item.id }, body: change }, editor);
  const shown = await page();
  const rendition = {
    version: item.src.slice('/api/media/'.length).slice(0, 12),
    focal: { x: 10, y: 90 },
    widths: [320, 640, 700],
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  };
  expect(shown.image).toMatchObject({ src: item.src, width: 700, rendition });
  expect(shown.data.image).toEqual(shown.image);
});

it('leaves drawings and what moves as they are', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await sharp([await frame('#fff'), await frame('#000')], { join: { animated: true } })
    .gif()
    .toBuffer();
  const moving = await upload('moving.gif', frames);
  const drawing = await upload(
    'a.svg',
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
    ),
  );
  await work();
  expect((await get(moving.item.id)).sizes).toEqual([]);
  expect(await get(drawing.item.id)).toMatchObject({ sizes: [], processed: true });
});

it('reads pages, text and first page of a PDF; the public search finds a document by what it says', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 400]).drawText('Quarterly zirconium outlook', { x: 20, y: 300 });
  pdf.addPage();
  const { item, file } = await upload('outlook.pdf', await pdf.save());
  const entry = await makeLive(api.ctx(), 'document', { title: 'Outlook', slug: 'outlook', file });
  const found = async () => {
    const rows = await api.handle.db.query.searchDocument.findMany();
    return rows.find(({ entryId }) => entryId === entry.id)?.body ?? '';
  };
  expect(await found()).not.toContain('zirconium');
  await work();
  expect(await get(item.id)).toMatchObject({
    pages: 2,
    processed: true,
    thumbnail: expect.stringContaining('/320.webp'),
  });
  expect(await found()).toContain('quarterly zirconium outlook');
  const served = await api.request(`/api/media/${item.src.slice('/api/files/'.length)}/320.webp`);
  const { data, info } = await sharp(await served.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, data[0]]).toEqual([320, 255]);
});
