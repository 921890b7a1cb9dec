import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFile } from './uploads.ts';

type Handler = ((event: { loaded: number; total: number }) => void) | null;

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress: Handler } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  path = '';
  sent: FormData | null = null;
  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  respond(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['x'], 'cv.pdf');
const options = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });

describe('sendFile', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  it('sends a document with its kind and language, and tells how far it is', async () => {
    const given = options();
    const sending = sendFile('cv', file, 'ur', given);
    expect(FakeRequest.last.path).toBe('/api/forms/upload-file');
    expect([...(FakeRequest.last.sent ?? [])].map(([key]) => key)).toEqual(['lang', 'accept', 'file']);
    FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(given.onProgress).toHaveBeenCalledWith(0.25);
    FakeRequest.last.respond(200, { filePath: '/api/forms/uploads/cv-1.pdf' });
    expect(await sending).toEqual({ kind: 'uploaded', path: '/api/forms/uploads/cv-1.pdf' });
  });

  it('sends a picture where pictures go', async () => {
    const sending = sendFile('image', file, 'en', options());
    expect(FakeRequest.last.path).toBe('/api/forms/upload-image');
    expect(FakeRequest.last.sent?.get('image')).toBeInstanceOf(File);
    FakeRequest.last.respond(200, { imagePath: '/api/forms/uploads/visitor-1.png' });
    expect(await sending).toEqual({ kind: 'uploaded', path: '/api/forms/uploads/visitor-1.png' });
  });

  it.each([
    [400, { error: 'Not a picture', text_code: 'UNSUPPORTED_TYPE' }, { kind: 'refused', message: 'Not a picture' }],
    [413, '<html>', { kind: 'failed' }],
    [429, { error: 'Slow', text_code: 'RATE_LIMITED' }, { kind: 'failed' }],
    [503, { error: 'Down', text_code: 'UNAVAILABLE' }, { kind: 'failed' }],
    [200, {}, { kind: 'failed' }],
  ])('says what %i %o means', async (status, body, meaning) => {
    const sending = sendFile('cv', file, 'en', options());
    FakeRequest.last.respond(status, body);
    expect(await sending).toEqual(meaning);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const sending = sendFile('cv', file, 'en', { onProgress: vi.fn(), signal: stop.signal });
    stop.abort();
    expect(await sending).toEqual({ kind: 'cancelled' });
  });
});
