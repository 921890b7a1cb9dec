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
  tagsOfLinks,
} from '@fundfront/content-model';
import type { SiteInvalidation } from '../outbox/enqueue.ts';
import { canonicalOf, movedEntries, type PathChange } from '../paths/updateLivePaths.ts';
import type { Entry } from './queries/entries.ts';

interface Change {
  entry: Entry;
  type: ContentType;
  /** Those that the public saw before or sees now. */
  languages: readonly Locale[];
  /** Those in which links to it say something else than before, or stand elsewhere. */
  relinked: readonly Locale[];
  /** Those in which it was or is among the first of its list; all of them where that is left out. */
  latest?: readonly Locale[];
  slugs: Partial<Record<Locale, string>>;
  pathChanges: readonly PathChange[];
}

/** Pages that show a link to the entry by its place in the tree or among the funds. */
function linkTags({ entry, type, relinked, pathChanges }: Change, locale: Locale): string[] {
  const isRelinked = ({ entryId, before, after }: PathChange) =>
    entryId === entry.id ? relinked.includes(locale) : canonicalOf(before) !== canonicalOf(after);
  const changes = pathChanges.filter(isRelinked);
  const ofFunds = type.name === 'fund' || type.name === 'fundCategory' ? [tags.fundLinks(locale)] : [];
  return [
    ...changes.flatMap((change) =>
      // What has an address of its own is found below a page by that page's English address, too.
      [...change.before, ...change.after].flatMap(({ path }) =>
        change.locale === locale ? tagsOfLinks(locale, path) : tags.above(locale, path),
      ),
    ),
    ...(relinked.includes(locale) && type.routing !== 'none' ? [tags.sitemap(), ...ofFunds] : []),
  ];
}

/** Addresses without the redirects that lead where they led: each would be rendered anew for the same answer. */
function changedPaths({ before, after }: PathChange, hasMoved: boolean): string[] {
  const isRedirect = (paths: PathChange['after'], path: string) =>
    paths.some((each) => each.path === path && each.role === 'redirect');
  const leadsAsBefore = (path: string) => !hasMoved && isRedirect(before, path) && isRedirect(after, path);
  return [...before, ...after].map(({ path }) => path).filter((path) => !leadsAsBefore(path));
}

/** A page names its translation, so both languages are invalidated. */
export function siteInvalidation(change: Change): SiteInvalidation {
  const { entry, type, languages, slugs, pathChanges, latest = locales } = change;
  const group = entry.key === null ? null : (sectionByKey(entry.key)?.group ?? null);
  const moved = movedEntries(pathChanges);
  const invalidation: SiteInvalidation = { tags: [tags.updated()], paths: [] };
  for (const locale of locales) {
    const ofLocale = pathChanges.filter((each) => each.locale === locale);
    if (!languages.includes(locale) && ofLocale.length === 0) continue;
    const paths = ofLocale.flatMap((each) => changedPaths(each, moved.has(each.entryId)));
    invalidation.tags.push(
      ...type.cacheTags({ locale, slug: slugs[locale] ?? '', group }),
      ...(type.listing ? [tags.laterItems(type.name, locale)] : []),
      ...(type.listing && latest.includes(locale) ? [tags.latestItems(type.name, locale)] : []),
      ...paths.map((path) => tags.page(locale, path)),
      ...linkTags(change, locale),
    );
    const canonical = ofLocale.flatMap(({ after }) => canonicalOf(after) ?? []);
    invalidation.paths.push(...canonical.map((path) => publicPath(locale, path)));
    // Where the path no longer answers, or now redirects, no visitor may be served the old copy.
    invalidation.paths.push(...paths.map((path) => publicPath(locale, path)));
    // An English page's address answers in Urdu too: with the translation, or with a note that there is none.
    if (locale === defaultLocale) {
      invalidation.tags.push(...paths.map((path) => tags.page(otherLocale(locale), path)));
      invalidation.paths.push(...paths.map((path) => publicPath(otherLocale(locale), path)));
    }
    // Content that is on every page is warmed on the home page.
    if (type.routing === 'none') invalidation.paths.push(publicPath(locale, homePath));
  }
  return invalidation;
}
