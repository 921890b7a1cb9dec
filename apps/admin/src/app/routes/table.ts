import { adminListPath, contentType, contentTypeNames } from '@fundfront/content-model';
import { filteredRoutes } from './filtered.ts';
import { postRoutes } from './posts.ts';
import type { CustomScreen, RouteRow } from './spec.ts';

const custom = (screen: CustomScreen, ...paths: string[]): RouteRow[] =>
  paths.map((path) => ({ path, screen: { kind: 'own', screen } }));

const named: readonly RouteRow[] = [
  ...custom('dashboard', '/admin', '/admin/dashboard'),
  ...postRoutes,
  ...filteredRoutes,

  { path: '/admin/funds', screen: { kind: 'list', type: 'fund' } },
  { path: '/admin/funds/:id', screen: { kind: 'edit', type: 'fund' } },
  ...custom('import-funds', '/admin/funds/import'),
  ...custom('sheet-import', '/admin/import/:type'),
  { path: '/admin/maincategory', screen: { kind: 'list', type: 'fundCategory' } },
  { path: '/admin/maincategory/:id', screen: { kind: 'edit', type: 'fundCategory' } },
  ...custom('nav-days', '/admin/dailynav'),
  ...custom('new-prices', '/admin/dailynav/new'),
  ...custom('nav-day', '/admin/dailynav/:id'),

  { path: '/admin/download', screen: { kind: 'list', type: 'document' } },
  { path: '/admin/download/:id', screen: { kind: 'edit', type: 'document' } },

  { path: '/admin/album', screen: { kind: 'list', type: 'album' } },
  { path: '/admin/album/:id', screen: { kind: 'edit', type: 'album' } },
  { path: '/admin/people', screen: { kind: 'list', type: 'person' } },
  { path: '/admin/people/:id', screen: { kind: 'edit', type: 'person' } },
  ...custom('media', '/admin/media', '/admin/media/:id'),

  ...custom('inbox', '/admin/forms'),
  ...custom('submission', '/admin/forms/:id', '/admin/posts/subscribe-complaint/:id', '/admin/job-applications/:id'),
  ...custom('complaints', '/admin/posts/subscribe-complaint'),
  ...custom('job-applications', '/admin/job-applications'),
  ...custom('alerts', '/admin/alerts', '/admin/alerts/:id'),

  { path: '/admin/menu', screen: { kind: 'list', type: 'menuItem' } },
  { path: '/admin/menu/:id', screen: { kind: 'edit', type: 'menuItem' } },
  { path: '/admin/header', screen: { kind: 'section', group: 'main-header', locale: 'en' } },
  { path: '/admin/footer/detail', screen: { kind: 'section', group: 'main-footer', locale: 'en' } },
  { path: '/admin/footer/media', screen: { kind: 'section', group: 'main-footer', locale: 'en', media: true } },
  { path: '/admin/ur-footer/detail', screen: { kind: 'section', group: 'main-footer', locale: 'ur' } },
  { path: '/admin/ur-footer/media', screen: { kind: 'section', group: 'main-footer', locale: 'ur', media: true } },

  { path: '/admin/settings', screen: { kind: 'singleton', type: 'settings' } },
  ...custom('account-settings', '/admin/account-settings'),
  ...custom('activity-logs', '/admin/activity-logs'),
  ...custom('all-content', '/admin/listing-grid'),
  ...custom('roles', '/admin/roles'),
  ...custom('system-check', '/admin/test-page'),
  ...custom('operations', '/admin/operations'),
  ...custom('approvals', '/admin/approvals'),
  ...custom('review', '/admin/approvals/:id'),
  ...custom('approval-rules', '/admin/approval-rules'),
  ...custom('page-tree', '/admin/page-tree'),
  ...custom('redirects', '/admin/redirects'),
  ...custom('parity', '/admin/english-and-urdu'),
  ...custom('calendar', '/admin/calendar'),
  ...custom('webhooks', '/admin/webhooks'),
  ...custom('webhook', '/admin/webhooks/:id'),
  ...custom('read-tokens', '/admin/read-tokens'),
  ...custom('site-as-of', '/admin/site-as-of'),

  { path: '/admin/website/indexs', screen: { kind: 'preview', path: '/home' } },
  { path: '/admin/website/blank', screen: { kind: 'preview', path: '/iframe/value-added-services' } },
  { path: '/admin/website/*', screen: { kind: 'preview' } },
];

const addresses = new Set(named.map(({ path }) => path));
// A list of a part does not show the type.
const whole = named.filter(({ screen }) => !('preset' in screen && screen.preset));
const shown = new Set(whole.map(({ screen }) => ('type' in screen ? screen.type : null)));

/** A type that the specification gives no screen is listed at its own path as soon as it is declared. */
const derived: RouteRow[] = contentTypeNames
  .filter((name) => !shown.has(name))
  .flatMap((name): RouteRow[] => {
    const path = adminListPath(name);
    if (contentType(name).kind === 'singleton') return [{ path, screen: { kind: 'singleton', type: name } }];
    return [
      { path, screen: { kind: 'list', type: name } },
      { path: `${path}/:id`, screen: { kind: 'edit', type: name } },
    ];
  })
  .filter(({ path }) => !addresses.has(path));

export const routeTable: readonly RouteRow[] = [...named, ...derived];

export const loginPaths = ['/fb-f-cms-admin-login', '/indexs'] as const;
