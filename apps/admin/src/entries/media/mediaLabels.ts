import { formatBytes } from '@fundfront/content-model/bytes';
import type { MediaCount, MediaItem } from '@fundfront/content-model/wire';

/** `JPEG`, `SVG`, `PDF`, `XLSX`: as the address ends. */
export function formatOf({ mediaType, src }: Pick<MediaItem, 'mediaType' | 'src'>): string {
  if (mediaType === 'image/svg+xml') return 'SVG, cleaned';
  if (mediaType.startsWith('image/')) return mediaType.slice('image/'.length).toUpperCase();
  return src.slice(src.lastIndexOf('.') + 1).toUpperCase();
}

/** `JPEG 2400 × 1600`, `PDF, 14 pages` */
export function factsOf(item: MediaItem): string {
  const format = formatOf(item);
  if (item.kind === 'image' && item.width !== null && item.mediaType !== 'image/svg+xml') {
    return `${format} ${item.width} × ${item.height}`;
  }
  if (item.pages !== null) return `${format}, ${item.pages === 1 ? '1 page' : `${item.pages} pages`}`;
  return item.kind === 'image' ? format : `${format}, ${formatBytes(item.bytes)}`;
}

export function usesLabel({ uses }: Pick<MediaItem, 'uses'>): string {
  return uses === 0 ? 'Not used' : `Used ${uses.toLocaleString('en')}`;
}

export function missingAlt({ kind, decorative, alt }: MediaItem): string | null {
  if (kind !== 'image' || decorative) return null;
  if (alt.en === '' && alt.ur === '') return 'No alt text';
  if (alt.en === '') return 'No alt in English';
  return alt.ur === '' ? 'No alt in Urdu' : null;
}

export const countLabel = ({ value, more }: MediaCount): string => `${value.toLocaleString('en')}${more ? '+' : ''}`;
