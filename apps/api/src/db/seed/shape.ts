import type { ContentTypeName, ContentTypes, DataOf, Locale, templates } from '@fundfront/content-model';

/** One language of a shipped entry; fields that are left out are stored empty. */
export type SeedRow<Name extends ContentTypeName> = Partial<DataOf<ContentTypes[Name]['fields']>> & {
  title: string;
  slug: string;
};

export type HomeFields = DataOf<(typeof templates)['home']['fields']>;

/** An English page with the pages below it. */
export interface SeedPage {
  slug: string;
  title: string;
  summary: string;
  template?: SeedRow<'page'>['template'];
  body?: string;
  /** Addresses of the specification that show this page as well. */
  alsoAt?: readonly string[];
  /** Correct spellings of an address that the specification misspells: they forward to it. */
  forwardsFrom?: readonly string[];
  home?: HomeFields;
  children?: readonly SeedPage[];
}

/** The Urdu row of a page, found by the English address. */
export interface SeedTranslation {
  title: string;
  summary: string;
  body?: string;
  /** Where it differs from the English one. */
  slug?: string;
  home?: Omit<HomeFields, 'savingRate'>;
}

export type SeedTranslations = Readonly<Record<string, SeedTranslation>>;

export interface SeedMenuItem {
  title: string;
  url: string;
  isFullWidth?: true;
  isHeading?: true;
  children?: readonly SeedMenuItem[];
}

/** A header or footer section in both languages; the title stays with the editors, but for the pictures with link. */
export type SeedSection = Record<Locale, Partial<Omit<SeedRow<'post'>, 'slug' | 'isActive'>>>;
