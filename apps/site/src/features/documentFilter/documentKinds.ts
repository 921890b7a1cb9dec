import type { DocumentSection } from '@fundfront/content-model/documentSections';

/** Sections of the downloads, as a fund's page puts them together. */
const kindOfSection = {
  'fund-managers-report': 'reports',
  'director-report': 'reports',
  'research-reports': 'reports',
  'offering-document': 'legal',
  'trust-deed': 'legal',
  policies: 'legal',
  'application-forms': 'legal',
  'tax-credit': 'legal',
  'financial-statements': 'accounts',
  'expense-ratio': 'accounts',
  brochures: 'other',
  newsletters: 'other',
  publication: 'other',
} as const satisfies Record<DocumentSection, string>;

export type DocumentKind = (typeof kindOfSection)[DocumentSection];

export const documentKinds: readonly DocumentKind[] = ['reports', 'legal', 'accounts', 'other'];

export function isDocumentKind(value: string): value is DocumentKind {
  return documentKinds.some((kind) => kind === value);
}

export function documentKind(section: DocumentSection | null): DocumentKind {
  return section === null ? 'other' : kindOfSection[section];
}
