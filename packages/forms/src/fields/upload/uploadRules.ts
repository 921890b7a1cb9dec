import { type FormMessageKey, type UploadKind, uploadKinds } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';

const wrongType: Record<UploadKind, FormMessageKey> = {
  image: 'file.type',
  cv: 'file.typeCv',
  evidence: 'file.typeEvidence',
};

/** By name and size alone; the server checks the content. */
export function problemOf(kind: UploadKind, file: Pick<File, 'name' | 'size'>): FormMessageKey | null {
  const listed: readonly string[] = uploadKinds[kind];
  const [, extension] = /\.(\w+)$/.exec(file.name.toLowerCase()) ?? [];
  if (extension === undefined || !listed.includes(extension)) return wrongType[kind];
  if (file.size > limits.uploadBytes) return 'file.size';
  return null;
}

export function failureOf(kind: UploadKind): FormMessageKey {
  return kind === 'image' ? 'file.failed' : 'file.failedDocument';
}

export function acceptOf(kind: UploadKind): string {
  return uploadKinds[kind].map((extension) => `.${extension}`).join(',');
}

export function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
