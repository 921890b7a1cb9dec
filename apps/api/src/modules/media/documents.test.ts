import { deflateRawSync } from 'node:zlib';
import { limits } from '@fundfront/content-model';
import { calls, type ErrorResponse } from '@fundfront/content-model/wire';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makeZip, wordFile } from '../../../test/officeFiles.ts';
import type { UserActor } from '../../context.ts';
import { uploadFile } from './uploadMedia.ts';

let api: TestApi;
let editor: UserActor;
let pdf: Uint8Array;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  const made = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) made.addPage([200, 200]);
  pdf = await made.save();
});
afterAll(() => api?.close());

type UploadResponse = Partial<ErrorResponse> & { src: string; name: string; pages: number | null };

async function upload(name: string, bytes: Uint8Array | string, as: UserActor = editor) {
  const body = new FormData();
  body.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  const response = await api.request(calls.uploadFile.path, { method: 'POST', body, as });
  return { status: response.status, body: (await response.json()) as UploadResponse };
}

const docx = () => makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' });
const xlsx = () => makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });

describe('uploading a document', () => {
  it('keeps it under a name of its own and tells its kind, size and pages', async () => {
    const { status, body } = await upload('C:\\Reports\\فنڈ منیجر: رپورٹ.PDF', pdf);
    expect([status, body]).toEqual([
      200,
      {
        src: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.pdf$/),
        name: 'فنڈ منیجر رپورٹ.pdf',
        mediaType: 'application/pdf',
        bytes: pdf.byteLength,
        pages: 3,
      },
    ]);
  });

  it.each([
    ['form.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['ratios.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['old.doc', wordFile, 'application/msword'],
  ])('takes %s', async (name, bytes, mediaType) => {
    expect((await upload(name, bytes())).body).toMatchObject({ name, mediaType, pages: null });
  });

  it('may be done by the product itself', async () => {
    const { name } = await uploadFile({ ctx: api.ctx(), input: { name: 'Seeded.pdf', bytes: pdf } });
    expect(name).toBe('Seeded.pdf');
  });

  it('is for those who may', async () => {
    expect((await upload('a.pdf', pdf, await makeUser(api, ['hr']))).status).toBe(403);
  });

  it.each([
    ['a page that calls itself a document', 'a.pdf', () => '<!doctype html><script>alert(1)</script>'],
    ['another kind than its name says', 'a.docx', xlsx],
    ['a name without an ending', 'report', () => pdf],
    ['another compound file', 'a.doc', () => wordFile('Workbook')],
    ['any zip', 'a.docx', () => makeZip({ 'a.txt': 'a' })],
    [
      'macros',
      'a.docx',
      () => makeZip({ '[Content_Types].xml': 't', 'word/document.xml': 'd', 'word/vbaProject.bin': 'm' }),
    ],
    ['a picture', 'a.png', () => pdf],
  ])('refuses %s', async (_what, name, bytes) => {
    const { status, body } = await upload(name, bytes());
    expect([status, body.text_code, body.error]).toEqual([415, 'UNSUPPORTED_TYPE', 'Please upload a valid file.']);
  });

  it('refuses a broken and an encrypted PDF', async () => {
    const locked = new TextDecoder('latin1')
      .decode(await (await PDFDocument.load(pdf)).save({ useObjectStreams: false }))
      .replace('trailer\n<<', 'trailer\n<<\n/Encrypt << /Filter /Standard >>');
    for (const bytes of [pdf.subarray(0, 40), Buffer.from(locked, 'latin1')]) {
      const { status, body } = await upload('a.pdf', bytes);
      expect([status, body.error]).toEqual([400, 'Please upload a valid file.']);
    }
  });

  it('gives up on a PDF that was made to choke its reader, and goes on answering', async () => {
    const choking = Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj null endobj\nx'), Buffer.alloc(4_000_000, ' x ')]);
    const [response, ready] = await Promise.all([upload('a.pdf', choking), api.request('/ready')]);
    expect([response.status, ready.status]).toEqual([400, 200]);
  });

  it('refuses a packed document that unpacks to too much, whether it says so or not', async () => {
    const entries = { '[Content_Types].xml': 't', 'word/document.xml': 'd' };
    const flood = deflateRawSync(Buffer.alloc(60_000_000));
    for (const bytes of [60_000_000, 100]) {
      const bomb = makeZip({ ...entries, 'word/media/a.bin': { compressed: flood, bytes } });
      const { status, body } = await upload('a.docx', bomb);
      expect([status, body.error]).toEqual([400, 'Please upload a valid file.']);
    }
  });

  it('refuses a packed document that is cut off', async () => {
    const whole = docx();
    const broken = Buffer.concat([whole.subarray(0, 60), whole.subarray(64)]);
    expect([400, 415]).toContain((await upload('a.docx', broken)).status);
  });

  it('takes 10 485 760 bytes and not one more', async () => {
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.byteLength, '\n')]);
    expect((await upload('a.pdf', padded(limits.uploadBytes))).status).toBe(200);
    expect((await upload('a.pdf', padded(limits.uploadBytes + 1))).status).toBe(413);
  });
});

describe('downloading a document', () => {
  const get = (src: string, headers: Record<string, string> = {}, method = 'GET') =>
    api.request(src, { method, headers });

  it('saves it under its name and lets nothing in it run', async () => {
    // The same bytes would keep the name of their first upload.
    const report = Buffer.concat([pdf, Buffer.from('\n')]);
    const { body } = await upload('Annual report.pdf', report);
    const served = await get(body.src);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(report);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Annual report.pdf"; filename*=UTF-8''Annual%20report.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
    });
    const etag = served.headers.get('etag') ?? '';
    expect((await get(body.src, { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    const head = await get(body.src, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      `${report.byteLength}`,
      '',
    ]);
  });

  it('is called on the disk as the end of its address says', async () => {
    const { body } = await upload('x.pdf', pdf);
    const served = await get(`${body.src}/${encodeURIComponent('Fact sheet 2.5')}`);
    expect(served.headers.get('content-disposition')).toContain('filename="Fact sheet 2.5.pdf"');
    const hostile = await get(`${body.src}/${encodeURIComponent('..\\evil".exe\r\nx: y')}`);
    expect(hostile.headers.get('content-disposition')).toContain('filename="evil .exe x y.pdf"');
  });

  it('sends a part where one is asked for', async () => {
    const { body } = await upload('a.pdf', pdf);
    const size = pdf.byteLength;
    const part = async (range: string, more = {}) => {
      const response = await get(body.src, { range, ...more });
      return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength];
    };
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, 4]);
    expect(await part('bytes=10-')).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
    for (const whole of ['bytes=0-1,3-4', 'bytes=5-2', 'lines=1-2', 'bytes=-']) {
      expect(await part(whole)).toEqual([200, null, size]);
    }
    expect(await part('bytes=0-3', { 'if-range': '"older"' })).toEqual([200, null, size]);
  });

  it('serves nothing that no member of staff uploaded', async () => {
    const name = `${'a'.repeat(32)}.pdf`;
    await api.base.ports.files.put(name, pdf);
    for (const src of [`/api/files/${name}`, '/api/files/..%2Fsecret.pdf', '/api/files/a.html', '/api/files/a.pdf/b']) {
      expect((await get(src)).status).toBe(404);
    }
  });
});
