import {
  type ContentType,
  defaultLocale,
  homePath,
  type Locale,
  locales,
  otherLocale,
  publicPath,
  sectionByKey,
  tags,
} from '@fundfront/content-model';
import type { SiteInvalidation } from '../outbox/enqueue.ts';
import type { PathChange } from '../paths/updateLivePaths.ts';
import type { Entry } from './queries/entries.ts';

interface Change {
  entry: Entry;
  type: ContentType;
  /** Those that the public saw before or sees now. */
  languages: readonly Locale[];
  slugs: Partial<Record<Locale, string>>;
  pathChanges: readonly PathChange[];
}

/** A page names its translation, so both languages are invalidated. */
export function siteInvalidation({ entry, type, languages, slugs, pathChanges }: Change): SiteInvalidation {
  const group = entry.key === null ? null : (sectionByKey(entry.key)?.group ?? null);
  const invalidation: SiteInvalidation = { tags: [tags.updated()], paths: [] };
  for (const locale of locales) {
    const ofLocale = pathChanges.filter((each) => each.locale === locale);
    if (!languages.includes(locale) && ofLocale.length === 0) continue;
    const paths = ofLocale.flatMap(({ before, after }) => [...before, ...after].map(({ path }) => path));
    invalidation.tags.push(...type.cacheTags({ locale, slug: slugs[locale] ?? '', paths, group }));
    const canonical = ofLocale.flatMap(({ after }) => after.filter(({ role }) => role === 'canonical'));
    invalidation.paths.push(...canonical.map(({ path }) => publicPath(locale, path)));
    // Where the path no longer answers, or now redirects, no visitor may be served the old copy.
    invalidation.paths.push(...paths.map((path) => publicPath(locale, path)));
    // An English page's address answers in Urdu too: with the translation, or with a note that there is none.
    if (locale === defaultLocale) {
      invalidation.tags.push(...paths.map((path) => tags.branch(otherLocale(locale), path)));
      invalidation.paths.push(...paths.map((path) => publicPath(otherLocale(locale), path)));
    }
    // Content that is on every page is warmed on the home page.
    if (type.routing === 'none') invalidation.paths.push(publicPath(locale, homePath));
  }
  return invalidation;
}
