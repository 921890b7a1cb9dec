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
  /** The languages that the public sees, saw or now sees of it. */
  languages: readonly Locale[];
  slugs: Partial<Record<Locale, string>>;
  pathChanges: readonly PathChange[];
}

/**
 * What the site must forget and make ready after a change. A page names its twin in the other language, so both
 * languages are told about.
 */
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
    // Where it no longer answers, or leads elsewhere now, the site must not serve its old copy to one more visitor.
    invalidation.paths.push(...paths.map((path) => publicPath(locale, path)));
    // At the address of an English page Urdu answers too: with the translation, or with word that there is none.
    if (locale === defaultLocale) {
      invalidation.tags.push(...paths.map((path) => tags.branch(otherLocale(locale), path)));
      invalidation.paths.push(...paths.map((path) => publicPath(otherLocale(locale), path)));
    }
    // What stands on every page is looked at on the first one.
    if (type.routing === 'none') invalidation.paths.push(publicPath(locale, homePath));
  }
  return invalidation;
}
