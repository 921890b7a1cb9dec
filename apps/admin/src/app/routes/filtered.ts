import { type ContentTypeName, type documentSections, sections } from '@fundfront/content-model';
import type { ListPreset } from '../../entries/preset.ts';
import type { RouteRow } from './spec.ts';

/** A list of a part of a type, and the editors of its entries below it. */
function filtered(type: ContentTypeName, preset: ListPreset): RouteRow[] {
  return [
    { path: preset.base, screen: { kind: 'list', type, preset } },
    { path: `${preset.base}/:id`, screen: { kind: 'edit', type, preset } },
  ];
}

type Section = (typeof documentSections)[number]['value'];

const documents = (base: string, heading: string, ...section: Section[]) =>
  filtered('document', { base, heading, filter: { section } });

const postsWithPicture = sections.flatMap((section) => ('image' in section.uses ? [section.key] : []));

/** Which store each shows is decided in docs/guides/admin-routes.md. */
export const filteredRoutes: readonly RouteRow[] = [
  ...documents('/admin/download/financial-reports', 'Financial reports', 'financial-statements', 'director-report'),
  ...filtered('page', {
    base: '/admin/download/sidebar',
    heading: 'Sidebar of the downloads',
    note: 'The sections in the order of the page tree',
    below: '/downloads',
  }),
  ...documents('/admin/research-report', 'Research reports', 'research-reports'),
  ...documents('/admin/brochures', 'Brochures', 'brochures'),
  ...documents('/admin/constitutive-documents', 'Constitutive documents', 'offering-document', 'trust-deed'),
  ...filtered('document', { base: '/admin/funds/downloads', heading: 'Documents of the funds', filter: { fund: [] } }),
  ...filtered('fundCategory', {
    base: '/admin/fundcategory',
    heading: 'Daily NAV fund categories',
    note: 'As the board of daily prices groups them',
    sort: 'group',
  }),
  ...filtered('album', { base: '/admin/album/media-album', heading: 'Media albums', filter: { kind: ['media'] } }),
  ...filtered('person', {
    base: '/admin/posts/about-us/management',
    heading: 'Management team',
    filter: { group: ['management'] },
  }),
  ...filtered('person', {
    base: '/admin/posts/ur/management',
    heading: 'Management team, Urdu',
    filter: { group: ['management'] },
    locale: 'ur',
  }),
  ...filtered('page', { base: '/admin/posts/sales', heading: 'Sales pages', below: '/sales' }),
  ...filtered('post', {
    base: '/admin/posts/post-media',
    heading: 'Posts with a picture',
    filter: { slug: postsWithPicture },
  }),
  ...filtered('article', {
    base: '/admin/investor-education',
    heading: 'Investor education',
    filter: { kind: ['lesson'] },
  }),
];
