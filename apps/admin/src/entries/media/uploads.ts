import { ApiError } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { uploadSize } from '@fundfront/content-model/bytes';
import { calls, type MediaDetail, type ResponseOf } from '@fundfront/content-model/wire';
import { create } from 'zustand';
import { api } from '../../session/session.ts';

export interface Upload {
  key: number;
  file: File;
  folder: string | undefined;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'interrupted' | 'cancelled';
  /** Bytes that have left this computer. */
  sent: number;
  reason: string;
  item: MediaDetail | null;
  /** The same content was in the library already. */
  known: boolean;
}

/** Outside the screens: what is on its way goes on while its person works elsewhere in the admin. */
export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

const concurrency = 2;
/** Milliseconds: the largest file, over a slow line. */
const timeout = 180_000;
const running = new Map<number, AbortController>();
let lastKey = 0;

const all = () => useUploads.getState().uploads;

function change(key: number, part: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
  }));
}

function refusal(error: unknown): Pick<Upload, 'state' | 'reason'> {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    const reason = error instanceof ApiError ? error.message : 'The connection was lost.';
    return { state: 'interrupted', reason };
  }
  return { state: 'refused', reason: error.message };
}

async function send({ key, file, folder }: Upload): Promise<void> {
  const controller = new AbortController();
  running.set(key, controller);
  change(key, { state: 'sending', sent: 0, reason: '' });
  const form = new FormData();
  form.set('file', file);
  try {
    const { item, known } = await api.call(
      calls.uploadToLibrary,
      { form, query: folder === undefined ? {} : { folder } },
      {
        timeout,
        signal: controller.signal,
        onProgress: (sent, total) =>
          change(key, { sent: Math.min(file.size, (sent / Math.max(total, 1)) * file.size) }),
      },
    );
    change(key, { state: 'done', sent: file.size, item, known });
  } catch (error) {
    change(key, controller.signal.aborted ? { state: 'cancelled' } : refusal(error));
  } finally {
    running.delete(key);
    sendNext();
  }
}

function sendNext(): void {
  const free = concurrency - running.size;
  const waiting = all().filter(({ state }) => state === 'waiting');
  for (const upload of waiting.slice(0, Math.max(0, free))) void send(upload);
}

export function addUploads(files: Iterable<File>, folder?: string): void {
  const added = [...files].map((file): Upload => {
    lastKey += 1;
    const tooLarge = file.size > limits.uploadBytes;
    const reason = tooLarge ? `It is larger than ${uploadSize}. Nothing was sent.` : '';
    return {
      key: lastKey,
      file,
      folder,
      state: tooLarge ? 'refused' : 'waiting',
      sent: 0,
      reason,
      item: null,
      known: false,
    };
  });
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  sendNext();
}

export function cancelUpload(key: number): void {
  const controller = running.get(key);
  if (controller) controller.abort();
  else change(key, { state: 'cancelled' });
}

export function cancelAllUploads(): void {
  for (const { key, state } of all()) if (isOpen(state)) cancelUpload(key);
}

export function retryUpload(key: number): void {
  change(key, { state: 'waiting', reason: '', sent: 0 });
  sendNext();
}

export function clearUploads(): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(({ state }) => isOpen(state)) }));
}

export function isOpen(state: Upload['state']): boolean {
  return state === 'waiting' || state === 'sending';
}

export async function replaceFile(id: string, file: File): Promise<ResponseOf<typeof calls.replaceMedia>> {
  const form = new FormData();
  form.set('file', file);
  return await api.call(calls.replaceMedia, { params: { id }, form }, { timeout });
}
