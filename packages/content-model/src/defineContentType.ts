import type { ColumnSort, Fields, ValueOf } from './fields/field.ts';
import type { Locale } from './locales.ts';
import type { Permission } from './permissions.ts';

/** The values of a set of fields, as a published entry holds them. */
export type DataOf<F> = { [Key in keyof F]: ValueOf<F[Key]> };

/** The fields that a list can show in a column; any other does not compile. */
export type ColumnOf<F extends Fields> = Extract<
  { [Key in keyof F]: F[Key]['column'] extends ColumnSort ? Key : never }[keyof F],
  string
>;

/** Who may publish: one person alone, or only another than the one who wrote the version. */
export type PublishPolicy = 'one-person' | 'four-eyes';

/** What a change of an entry is told about, to name the caches it makes old. */
export interface TagContext {
  locale: Locale;
  slug: string;
  /** Public addresses of this language before and after the change, without the language prefix. */
  paths: readonly string[];
  /** The group of a header or footer section, where the entry is one. */
  group: string | null;
}

interface Definition<Name extends string, F extends Fields> {
  name: Name;
  /** Last part of `/admin/…` and of `/api/content/…`. */
  path: string;
  labels: { one: string; many: string };
  /** A singleton has exactly one entry. */
  kind: 'collection' | 'singleton';
  locales: readonly Locale[];
  policy: PublishPolicy;
  /** What changing entries of this type takes, where it is not `content.edit`. */
  editPermission?: Permission;
  /** Whether entries form a tree that editors arrange. */
  tree: boolean;
  /** Levels of that tree; default as many as an address may have. */
  treeDepth?: number;
  /** An entry is in one language alone: what the other has is not its translation. */
  oneLanguage?: true;
  /** How a public address comes about: along the tree, from the entry's own values, or not at all. */
  routing: 'tree' | 'own' | 'none';
  fields: F;
  /** More fields, by the value of one select field: a page's template brings its own. */
  variants?: { by: Extract<keyof F, string>; fields: Readonly<Record<string, Fields>> };
  list: {
    columns: readonly ColumnOf<F>[];
    sort: ColumnOf<F> | 'updatedAt';
    search: readonly Extract<keyof F, string>[];
  };
  /**
   * How the public site lists entries of this type, where it does: in which order, and by which select field it asks
   * for a part of them. Entries that lack a translation are listed in the base language.
   */
  listing?: { facet?: Extract<keyof F, string>; sort: Extract<keyof F, string>; order: 'ascending' | 'descending' };
  /** Own addresses, canonical first, for `address: 'own'`. */
  paths?: (values: { slug: string; data: Partial<DataOf<F>> }) => string[];
  cacheTags: (context: TagContext) => string[];
}

/** A content type as its generic users see it: names and kinds, no types of its own. */
export interface ContentType extends Omit<Definition<string, Fields>, 'list' | 'listing' | 'paths' | 'variants'> {
  variants?: { by: string; fields: Readonly<Record<string, Fields>> };
  list: { columns: readonly string[]; sort: string; search: readonly string[] };
  listing?: { facet?: string; sort: string; order: 'ascending' | 'descending' };
  paths?: (values: { slug: string; data: Record<string, unknown> }) => string[];
}

/** Declares a content type. Everything else (storage, API, admin screens, site types) follows from this value. */
export function defineContentType<const Name extends string, F extends Fields>(
  definition: Definition<Name, F>,
): Omit<ContentType, 'name' | 'fields'> & { name: Name; fields: F } {
  const { paths, ...rest } = definition;
  if (!paths) return rest;
  // Callers hold parsed data of this very type; the generic users of the registry know it as a record only.
  return { ...rest, paths: ({ slug, data }) => paths({ slug, data: data as Partial<DataOf<F>> }) };
}
