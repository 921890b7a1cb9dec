import { readFileSync } from 'node:fs';
import { formMessages, limits } from '@fundfront/content-model';
import { calls, formCalls } from '@fundfront/content-model/wire';
import { sharedFile } from '@fundfront/fixtures/shared';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, freshIp, send, upload } from '../../../test/visitors.ts';
import { submissionFile } from '../../db/schema/index.ts';
import { cleanUpForms } from './cleanUpForms.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let api: TestApi;
const made = new Map<string, Bytes>();
beforeAll(async () => {
  api = await openTestApi();
  const image = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } });
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    made.set(format, new Uint8Array(await image().toFormat(format).toBuffer()));
  }
});
afterAll(() => api?.close());

const text = (content: string): Bytes => new TextEncoder().encode(content);
const pictureOf = (format: string): Bytes => made.get(format) ?? new Uint8Array();

function bitmap(width: number, height: number, pixels: number): Bytes {
  const bytes = new Uint8Array(54 + pixels);
  const view = new DataView(bytes.buffer);
  bytes.set(text('BM'));
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

const svg = (inner = '') =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/>${inner}</svg>`,
  );
const decompressionBomb = async () =>
  new Uint8Array(
    await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );

describe('a picture', () => {
  it.each([
    ['me.png', () => pictureOf('png')],
    ['ME.JPG', () => pictureOf('jpeg')],
    ['me.jpeg', () => pictureOf('jpeg')],
    ['me.gif', () => pictureOf('gif')],
    ['me.webp', () => pictureOf('webp')],
    ['me.bmp', () => bitmap(3, 2, 24)],
    ['me.svg', () => svg()],
  ])('is taken: %s', async (name, bytes) => {
    const { status, body } = await upload(api, { name, bytes: bytes() });
    expect([status, body.imagePath]).toEqual([
      200,
      expect.stringMatching(/^\/api\/forms\/uploads\/[a-z0-9-]+\.[a-z]+$/),
    ]);
  });

  it.each([
    ['no picture by its content', 'me.png', () => text('<p>Hello</p>')],
    ['a picture by another name', 'me.png', () => pictureOf('jpeg')],
    ['a picture without an ending', 'png', () => pictureOf('png')],
    ['a document', 'cv.pdf', () => text('%PDF-1.7\n')],
    ['a page', 'me.svg', () => text('<html><svg></svg></html>')],
  ])('is refused: %s', async (_what, name, bytes) => {
    const message = formMessages.ur['file.type'];
    const { status, body } = await upload(api, { name, bytes: bytes(), lang: 'ur' });
    expect([status, body.text_code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(body).toMatchObject({ error: message, fields: [{ path: 'fileUrl', message }] });
  });

  it.each([
    ['cut off', 'me.png', () => pictureOf('png').slice(0, 60)],
    ['a bitmap without its pixels', 'me.bmp', () => bitmap(300, 200, 24)],
    ['a bitmap that would fill the memory', 'me.bmp', () => bitmap(2_000_000_000, 2, 24)],
    ['a drawing of nothing', 'me.svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"')],
    ['a small file that unpacks to gigabytes', 'me.png', decompressionBomb],
  ])('is refused as broken: %s', async (_what, name, bytes) => {
    const { status, body } = await upload(api, { name, bytes: await bytes(), lang: 'ur' });
    expect([status, body.text_code, body.error]).toEqual([400, 'VALIDATION', formMessages.ur['file.broken']]);
  });

  it('may have 10 485 760 bytes and not one more', async () => {
    const most = limits.uploadBytes;
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(bitmap(1, 1, 4));
      return bytes;
    };
    expect((await upload(api, { name: 'me.bmp', bytes: padded(most) })).status).toBe(200);
    for (const size of [most + 1, most + 100_000]) {
      const { status, body } = await upload(api, { name: 'me.bmp', bytes: padded(size), lang: 'ur' });
      expect([status, body.text_code, body.error]).toEqual([413, 'TOO_LARGE', formMessages.ur['file.size']]);
    }
  });

  it('is missed in words', async () => {
    const form = new FormData();
    form.set('lang', 'ur');
    form.set('image', 'no file');
    const response = await api.request(calls.uploadImage.path, { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ text_code: 'VALIDATION', error: formMessages.ur['file.failed'] });
  });
});

async function documents(): Promise<Bytes[]> {
  const own = await PDFDocument.create();
  own.addPage();
  const foreign = sharedFile('data/pdf/minimal-document.pdf');
  return [new Uint8Array(await own.save()), ...(foreign === null ? [] : [new Uint8Array(readFileSync(foreign))])];
}

describe('a document', () => {
  it('is taken as a CV or as evidence', async () => {
    for (const bytes of await documents()) {
      for (const accept of ['cv', 'evidence']) {
        const { body } = await upload(api, { name: 'Lebenslauf.pdf', bytes, accept });
        expect(body.filePath, body.error).toMatch(/^\/api\/forms\/uploads\/visitor-[a-z0-9-]+\.pdf$/);
      }
    }
  });

  it('is refused where the form takes no such kind', async () => {
    const cv = await upload(api, { name: 'cv.png', bytes: pictureOf('png'), accept: 'cv' });
    expect([cv.status, cv.body.error]).toEqual([415, formMessages.en['file.typeCv']]);
    const svgs = await upload(api, { name: 'a.svg', bytes: svg(), accept: 'evidence' });
    expect([svgs.status, svgs.body.error]).toEqual([415, formMessages.en['file.typeEvidence']]);
    expect((await upload(api, { name: 'a.png', bytes: pictureOf('png'), accept: 'evidence' })).status).toBe(200);
    expect((await upload(api, { name: 'a.png', bytes: pictureOf('png'), accept: 'image' })).body.text_code).toBe(
      'VALIDATION',
    );
  });

  it('is refused as broken', async () => {
    const { body } = await upload(api, { name: 'cv.pdf', bytes: text('%PDF-1.7\nnothing more'), accept: 'cv' });
    expect([body.text_code, body.error]).toEqual(['VALIDATION', formMessages.en['file.broken']]);
  });
});

describe('what was uploaded', () => {
  it('is read by who may read its form, and by nobody else', async () => {
    const { imagePath } = (await upload(api, { name: 'آپ کی "تصویر".svg', bytes: svg() })).body;
    const statusFor = async (role?: 'admin' | 'leads' | 'hr' | 'editor') =>
      (await api.request(imagePath, role && { as: await makeUser(api, [role]) })).status;
    expect([await statusFor(), await statusFor('leads'), await statusFor('admin')]).toEqual([401, 403, 200]);
    await send(api, formCalls.requestCall, { ...bodies.requestCall, fileUrl: imagePath });
    expect([await statusFor(), await statusFor('hr'), await statusFor('editor')]).toEqual([401, 403, 403]);
    const response = await api.request(imagePath, { as: await makeUser(api, ['leads']) });
    expect(await response.text()).not.toContain('script');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]*"; filename\*=UTF-8''\S+\.svg$/),
    });
  });

  it('is served at no other address', async () => {
    const { imagePath } = (await upload(api, { name: 'me.png', bytes: pictureOf('png') })).body;
    const name = imagePath.split('/').at(-1) ?? '';
    for (const url of ['/api/media', '/api/files']) {
      for (const wanted of [name, name.replace('.png', '.private')]) {
        expect((await api.request(`${url}/${wanted}`)).status).toBe(404);
      }
    }
  });

  it('is removed a day later, unless a form claimed it', async () => {
    const claimed = (await upload(api, { name: 'me.png', bytes: pictureOf('png') })).body.imagePath;
    await send(api, formCalls.requestCall, { ...bodies.requestCall, fileUrl: claimed });
    const left = (await upload(api, { name: 'me.png', bytes: pictureOf('png') })).body.imagePath;
    const statusOf = async (url: string) => (await api.request(url, { as: await makeUser(api, ['admin']) })).status;
    const fileOf = (url: string) => api.base.ports.files.get((url.split('/').at(-1) ?? '').replace('.png', '.private'));
    const from = api.time.now.getTime();
    api.time.now = new Date(from + limits.orphanUploadMs - 1);
    await cleanUpForms(api.ctx());
    expect([await statusOf(left), (await fileOf(left)) !== null]).toEqual([200, true]);
    api.time.now = new Date(from + limits.orphanUploadMs);
    await cleanUpForms(api.ctx());
    expect([await statusOf(left), await fileOf(left)]).toEqual([404, null]);
    expect([await statusOf(claimed), (await fileOf(claimed)) !== null]).toEqual([200, true]);
    const rows = await api.handle.db.select().from(submissionFile);
    expect(rows.every(({ submissionId }) => submissionId !== null)).toBe(true);
  });
});

it('slows down who uploads very many', async () => {
  const from = freshIp();
  let status = 0;
  for (let time = 0; time < 60 && status !== 429; time += 1) {
    status = (await upload(api, { name: 'me.png', bytes: text('no picture') }, from)).status;
  }
  expect(status).toBe(429);
});
