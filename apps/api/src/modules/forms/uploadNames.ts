import { randomUUID } from 'node:crypto';

const path = '/api/forms/uploads';

export const uploadsPath = `${path}/:name` as const;

export function newUploadName(extension: string): string {
  return `visitor-${randomUUID()}.${extension}`;
}

export function uploadUrl(name: string): string {
  return `${path}/${name}`;
}

export function nameOfUpload(url: string): string {
  return url.slice(path.length + 1);
}

/** No public picture or document has this extension, so that no address but the guarded one ever serves the file. */
export function storedName(name: string): string {
  return name.replace(/\.[^.]*$/, '.private');
}
