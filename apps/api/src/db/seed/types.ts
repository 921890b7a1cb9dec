import type { ContentTypeName, ContentTypes, DataOf, Locale, TemplateName, templates } from '@fundfront/content-model';

/** Fields that are left out are stored empty. */
export type SeedRow<Name extends ContentTypeName> = Partial<DataOf<ContentTypes[Name]['fields']>> & {
  title: string;
  slug: string;
};

type NullableKeys<T> = { [Key in keyof T]: null extends T[Key] ? Key : never }[keyof T];

type Sparse<T> = T extends readonly (infer Row)[]
  ? readonly Sparse<Row>[]
  : T extends object
    ? { [Key in Exclude<keyof T, NullableKeys<T>>]: Sparse<T[Key]> } & { [Key in NullableKeys<T>]?: Sparse<T[Key]> }
    : T;

type FieldsOf<Name extends TemplateName> = (typeof templates)[Name]['fields'];

// Words and addresses differ by language; choices, days and figures are the same in all (seedContent.test.ts makes sure).
type SharedField = { kind: 'select' | 'date' | 'decimal' | 'checkbox' };
type SharedList = { of: Record<string, SharedField> };
type TranslatedKeys<F extends Record<string, { kind: string }>> = {
  [Key in keyof F]: F[Key] extends SharedField | SharedList ? never : Key;
}[keyof F];

export type TemplateFields<Name extends TemplateName> = Sparse<DataOf<FieldsOf<Name>>>;

export type TranslatedFields<Name extends TemplateName> = Sparse<
  Pick<DataOf<FieldsOf<Name>>, TranslatedKeys<FieldsOf<Name>>>
>;

type WithTemplate<Name, Values> = keyof Values extends never
  ? { template: Name; fields?: undefined }
  : Partial<Values> extends Values
    ? { template: Name; fields?: Values }
    : { template: Name; fields: Values };

type TemplatePage = { [Name in TemplateName]: WithTemplate<Name, TemplateFields<Name>> }[TemplateName];
type TemplateTranslation = { [Name in TemplateName]: WithTemplate<Name, TranslatedFields<Name>> }[TemplateName];

export type SeedPage = TemplatePage & {
  slug: string;
  title: string;
  summary: string;
  body?: string;
  /** Addresses of the specification that show this page as well. */
  aliases?: readonly string[];
  /** Correct spellings of an address that the specification misspells: they forward to it. */
  redirectsFrom?: readonly string[];
  children?: readonly SeedPage[];
};

export type SeedTranslation = TemplateTranslation & {
  title: string;
  summary: string;
  body?: string;
  slug?: string;
};

export type SeedTranslations = Readonly<Record<string, SeedTranslation>>;

/**
 * An entry of a listed type, with its Urdu words.
 * @typeParam Words fields that a translation holds, the address aside: it is the same in both languages
 * @typeParam Made fields that are worked out when the content is seeded
 */
export type SeedItem<
  Name extends ContentTypeName,
  Translated extends keyof DataOf<ContentTypes[Name]['fields']>,
  Computed extends keyof DataOf<ContentTypes[Name]['fields']> = never,
> = Sparse<Omit<DataOf<ContentTypes[Name]['fields']>, Computed | 'seo'>> & {
  ur: Sparse<Pick<DataOf<ContentTypes[Name]['fields']>, Translated>>;
};

export interface SeedMenuItem {
  title: string;
  url: string;
  isFullWidth?: true;
  isHeading?: true;
  children?: readonly SeedMenuItem[];
}

export type SeedSection = Record<Locale, Partial<Omit<SeedRow<'post'>, 'slug' | 'isActive'>>>;
