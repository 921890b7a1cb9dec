import type { FieldProblem } from './derive/issues.ts';
import type { ColumnSort, Fields, ValueOf } from './fields/field.ts';
import type { Locale } from './locales.ts';
import type { Permission } from './permissions.ts';

export type DataOf<F> = { [Key in keyof F]: ValueOf<F[Key]> };

export type ColumnOf<F extends Fields> = Extract<
  { [Key in keyof F]: F[Key]['column'] extends ColumnSort ? Key : never }[keyof F],
  string
>;

/** `four-eyes`: only somebody other than the author of the version. */
export type PublishPolicy = 'one-person' | 'four-eyes';

export interface TagContext {
  locale: Locale;
  slug: string;
  group: string | null;
}

interface Definition<Name extends string, F extends Fields> {
  name: Name;
  /** Last part of `/admin/…` and of `/api/content/…`. */
  path: string;
  labels: { one: string; many: string };
  kind: 'collection' | 'singleton';
  locales: readonly Locale[];
  policy: PublishPolicy;
  /** Default `content.edit`. */
  editPermission?: Permission;
  tree: boolean;
  /** Default: as many as an address may have. */
  treeDepth?: number;
  /** For staff alone, published or not: no read token reaches it. */
  staffOnly?: true;
  /** The site shows the risk disclaimer on its pages: their texts need not. */
  disclaimer?: true;
  /** An entry is in one language alone: what the other has is not its translation. */
  oneLanguage?: true;
  /** `tree`: along the tree; `own`: from the entry's own values; `none`: no public address. */
  routing: 'tree' | 'own' | 'none';
  fields: F;
  /** More fields, by the value of one select field: a page's template brings its own. */
  variants?: { by: Extract<keyof F, string>; fields: Readonly<Record<string, Fields>> };
  list: {
    columns: readonly ColumnOf<F>[];
    sort: ColumnOf<F> | 'updatedAt';
    /** Of `sort`; newest first where it is a date. */
    direction?: 'asc' | 'desc';
    search: readonly Extract<keyof F, string>[];
  };
  /** Entries that lack a translation are listed in the base language. */
  listing?: { facet?: Extract<keyof F, string>; sort: Extract<keyof F, string>; order: 'ascending' | 'descending' };
  /** Canonical first, for `routing: 'own'`. */
  paths?: (values: { slug: string; data: Partial<DataOf<F>> }) => string[];
  /** What is wrong with a row of the base language that no field shows alone; publishing refuses it. */
  faults?: (data: Partial<DataOf<F>>) => FieldProblem[];
  cacheTags: (context: TagContext) => string[];
}

export interface ContentType
  extends Omit<Definition<string, Fields>, 'list' | 'listing' | 'paths' | 'faults' | 'variants'> {
  variants?: { by: string; fields: Readonly<Record<string, Fields>> };
  list: { columns: readonly string[]; sort: string; direction?: 'asc' | 'desc'; search: readonly string[] };
  listing?: { facet?: string; sort: string; order: 'ascending' | 'descending' };
  paths?: (values: { slug: string; data: Record<string, unknown> }) => string[];
  faults?: (data: Record<string, unknown>) => FieldProblem[];
}

export function defineContentType<const Name extends string, F extends Fields>(
  definition: Definition<Name, F>,
): Omit<ContentType, 'name' | 'fields'> & { name: Name; fields: F } {
  const { paths, faults, ...rest } = definition;
  // Callers have parsed data of this very type; generic users of the registry know it as a record only.
  const typed = (data: Record<string, unknown>) => data as Partial<DataOf<F>>;
  return {
    ...rest,
    ...(paths && { paths: ({ slug, data }) => paths({ slug, data: typed(data) }) }),
    ...(faults && { faults: (data) => faults(typed(data)) }),
  };
}
