import { contentType, contentTypeNames } from '@fundfront/content-model';
import { listPath } from '../../paths/entryPaths.ts';
import type { ComingSoonTopic } from '../../screens/coming-soon/topics.ts';
import { postRoutes } from './posts.ts';
import type { CustomScreen, RouteRow } from './spec.ts';

const comingSoon = (topic: ComingSoonTopic, ...names: string[]): RouteRow[] =>
  names.map((name) => ({ path: `/admin/${name}`, screen: { kind: 'coming-soon', topic } }));

const custom = (screen: CustomScreen, ...paths: string[]): RouteRow[] =>
  paths.map((path) => ({ path, screen: { kind: 'own', screen } }));

const named: readonly RouteRow[] = [
  ...custom('dashboard', '/admin', '/admin/dashboard'),
  ...postRoutes,

  { path: '/admin/funds', screen: { kind: 'list', type: 'fund' } },
  { path: '/admin/funds/:id', screen: { kind: 'edit', type: 'fund' } },
  ...custom('import-funds', '/admin/funds/import'),
  ...comingSoon('fundDownloads', 'funds/downloads'),
  ...comingSoon('fundInvestments', 'funds/investments'),
  // The same categories group the funds on the site and the prices of the day.
  { path: '/admin/maincategory', screen: { kind: 'list', type: 'fundCategory' } },
  { path: '/admin/maincategory/:id', screen: { kind: 'edit', type: 'fundCategory' } },
  { path: '/admin/fundcategory', screen: { kind: 'list', type: 'fundCategory' } },
  { path: '/admin/fundcategory/:id', screen: { kind: 'edit', type: 'fundCategory' } },
  ...comingSoon('dailyNav', 'dailynav', 'dailynav/new', 'dailynav/:id'),
  ...comingSoon('expenseRatio', 'expense-ratio'),
  ...comingSoon('constitutive', 'constitutive-documents', 'constitutive-documents/:id'),

  { path: '/admin/download', screen: { kind: 'list', type: 'document' } },
  { path: '/admin/download/financial-reports', screen: { kind: 'list', type: 'document' } },
  { path: '/admin/download/sidebar', screen: { kind: 'list', type: 'document' } },
  { path: '/admin/download/:id', screen: { kind: 'edit', type: 'document' } },
  ...comingSoon('research', 'research-report', 'research-report/sidebar', 'research-report/:id'),
  ...comingSoon('brochures', 'brochures'),

  { path: '/admin/album', screen: { kind: 'list', type: 'album' } },
  { path: '/admin/album/media-album', screen: { kind: 'list', type: 'album' } },
  { path: '/admin/album/:id', screen: { kind: 'edit', type: 'album' } },
  { path: '/admin/album/media-album/:id', screen: { kind: 'edit', type: 'album' } },
  { path: '/admin/people', screen: { kind: 'list', type: 'person' } },
  { path: '/admin/people/:id', screen: { kind: 'edit', type: 'person' } },
  ...comingSoon('investmentAdvisory', 'investment-advisory', 'investment-advisory/:id'),
  ...comingSoon('investorEducation', 'investor-education'),
  ...comingSoon('media', 'media', 'media/:id'),

  ...custom('inbox', '/admin/forms'),
  ...custom('submission', '/admin/forms/:id', '/admin/posts/subscribe-complaint/:id', '/admin/job-applications/:id'),
  ...custom('complaints', '/admin/posts/subscribe-complaint'),
  ...custom('job-applications', '/admin/job-applications'),

  { path: '/admin/menu', screen: { kind: 'list', type: 'menuItem' } },
  { path: '/admin/menu/:id', screen: { kind: 'edit', type: 'menuItem' } },
  { path: '/admin/header', screen: { kind: 'section', group: 'main-header', locale: 'en' } },
  { path: '/admin/footer/detail', screen: { kind: 'section', group: 'main-footer', locale: 'en' } },
  { path: '/admin/footer/media', screen: { kind: 'section', group: 'main-footer', locale: 'en', media: true } },
  { path: '/admin/ur-footer/detail', screen: { kind: 'section', group: 'main-footer', locale: 'ur' } },
  { path: '/admin/ur-footer/media', screen: { kind: 'section', group: 'main-footer', locale: 'ur', media: true } },
  ...comingSoon('breadcrumbs', 'breadcrumbs', 'breadcrumbs/:id'),
  ...comingSoon('tabs', 'tabs', 'tabs/:id'),

  { path: '/admin/settings', screen: { kind: 'singleton', type: 'settings' } },
  ...custom('account-settings', '/admin/account-settings'),
  ...custom('activity-logs', '/admin/activity-logs'),
  ...custom('all-content', '/admin/listing-grid'),
  ...custom('system-check', '/admin/test-page'),

  { path: '/admin/website/indexs', screen: { kind: 'preview', path: '/home' } },
  { path: '/admin/website/blank', screen: { kind: 'preview', path: '/iframe/value-added-services' } },
  { path: '/admin/website/*', screen: { kind: 'preview' } },
];

const shown = new Set(named.map(({ screen }) => ('type' in screen ? screen.type : null)));

/** A type that the specification gives no screen is listed at its own path as soon as it is declared. */
const derived: RouteRow[] = contentTypeNames
  .filter((name) => !shown.has(name))
  .flatMap((name): RouteRow[] => {
    const path = listPath(name);
    if (contentType(name).kind === 'singleton') return [{ path, screen: { kind: 'singleton', type: name } }];
    return [
      { path, screen: { kind: 'list', type: name } },
      { path: `${path}/:id`, screen: { kind: 'edit', type: name } },
    ];
  });

const taken = new Set(derived.map(({ path }) => path));

export const routeTable: readonly RouteRow[] = [
  ...named.filter(({ path, screen }) => screen.kind !== 'coming-soon' || !taken.has(path)),
  ...derived,
];

export const loginPaths = ['/fb-f-cms-admin-login', '/indexs'] as const;
