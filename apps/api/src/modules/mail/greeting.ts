import type { Locale } from '@fundfront/content-model';
import { isolateText } from './bidiIsolate.ts';
import { t } from './messages/index.ts';

const longest = 60;

/**
 * No name that a mail program would turn into a link, or that is long enough to carry a message: the address may belong
 * to somebody else than who filled in the form.
 */
export function greeting(lang: Locale, name: string): string {
  const isPlain = name.length <= longest && !/\.\p{L}/u.test(name);
  return isPlain ? t(lang, 'dear', { name: isolateText(name) }) : t(lang, 'hello');
}
