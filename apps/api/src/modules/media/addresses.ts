import { limits } from '@fundfront/content-model';

interface Addressed {
  name: string;
  object: string;
  kind: string;
}

const imagesPath = '/api/media';
const filesPath = '/api/files';

export const sizeFormats = ['avif', 'webp'] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** The address that content stores: it stays when the content is replaced. */
export function mediaPath({ kind, name }: Pick<Addressed, 'kind' | 'name'>): string {
  return `${kind === 'image' ? imagesPath : filesPath}/${name}`;
}

/** Changes with the content: what is fetched with it may be kept for ever. */
export function versionOf({ object }: Pick<Addressed, 'object'>): string {
  return object.slice(0, 12);
}

export function sizePath(file: Pick<Addressed, 'name' | 'object'>, width: number, format: SizeFormat): string {
  return `${imagesPath}/${file.name}/${width}.${format}?v=${versionOf(file)}`;
}

/** What the file store calls one size. */
export function sizeObject(object: string, width: number, format: SizeFormat): string {
  return `${object.slice(0, object.indexOf('.'))}-${width}.${format}`;
}

export function nameOfPath(src: string): string | undefined {
  return src.length > limits.textLength
    ? undefined
    : src.match(/^\/api\/(?:media|files)\/([a-z0-9-]+\.[a-z0-9]+)$/)?.[1];
}
