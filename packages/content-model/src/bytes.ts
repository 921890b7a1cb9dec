import { limits } from './limits.ts';

const latin = { kilobytes: 'KB', megabytes: 'MB' };

/** "340 KB", "1.2 MB": the size of a file in bytes, as people compare sizes. */
export function formatBytes(bytes: number, { kilobytes, megabytes }: typeof latin = latin): string {
  const kilo = Math.max(1, Math.round(bytes / 1024));
  if (kilo < 1024) return `${kilo} ${kilobytes}`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} ${megabytes}`;
}

export const uploadSize = formatBytes(limits.uploadBytes).replace(' ', '');
