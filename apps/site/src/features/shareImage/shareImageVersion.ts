import { createHash } from 'node:crypto';
import type { Locale } from '@fundfront/content-model';

export interface ShareImageContent {
  locale: Locale;
  title: string;
  company: string;
  section: string | null;
}

/** Raise it when the looks change: browsers cache a picture for good under its version. */
const renderVersion = 2;

/** Apart from what draws the picture, which every page would load with it. */
export function shareImageVersion(content: ShareImageContent): string {
  return createHash('sha256')
    .update(JSON.stringify([renderVersion, content.locale, content.title, content.company, content.section]))
    .digest('hex')
    .slice(0, 12);
}
