import { randomUUID } from 'node:crypto';

const path = '/api/forms/uploads';

/** Where staff read uploads of visitors. */
export const uploadsPath = `${path}/:name` as const;

/** A name that nobody guesses. */
export function newUploadName(extension: string): string {
  return `visitor-${randomUUID()}.${extension}`;
}

export function uploadUrl(name: string): string {
  return `${path}/${name}`;
}

/** The name behind an address that an upload answered. */
export function nameOfUpload(url: string): string {
  return url.slice(path.length + 1);
}

/**
 * The name in the file store. Its ending is none that public pictures or documents have, so that no other address than
 * the guarded one ever serves it.
 */
export function storedName(name: string): string {
  return name.replace(/\.[^.]*$/, '.private');
}
