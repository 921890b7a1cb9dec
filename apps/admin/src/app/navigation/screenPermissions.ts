import {
  type ContentTypeName,
  can,
  type Permission,
  type RoleHolder,
  type UnlimitedPermission,
} from '@fundfront/content-model';
import { routeTable } from '../routes/table.ts';

/**
 * What an address of the admin asks for, by its beginning: one of the permissions is enough. The API refuses by itself;
 * this keeps screens that it would refuse out of the navigation, the palette and the address bar.
 */
const needed: readonly { under: string; anyOf: readonly UnlimitedPermission[] }[] = [
  { under: '/admin/forms', anyOf: ['leads.read', 'applications.read'] },
  { under: '/admin/posts/subscribe-complaint', anyOf: ['leads.read'] },
  { under: '/admin/alerts', anyOf: ['leads.read'] },
  { under: '/admin/job-applications', anyOf: ['applications.read'] },
  { under: '/admin/funds/import', anyOf: ['import.run', 'nav.approve'] },
  { under: '/admin/approval-rules', anyOf: ['users.manage'] },
  { under: '/admin/roles', anyOf: ['users.manage', 'audit.read'] },
  { under: '/admin/webhooks', anyOf: ['integrations.manage'] },
  { under: '/admin/read-tokens', anyOf: ['integrations.manage'] },
  { under: '/admin/test-page', anyOf: ['system.check'] },
  { under: '/admin/operations', anyOf: ['system.check'] },
];

function isUnder(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** The longest first: the most exact one decides. */
const lists = routeTable
  .filter(({ path }) => !/[:*]/.test(path))
  .toSorted((one, other) => other.path.length - one.path.length);

function typeShownAt(pathname: string): ContentTypeName | undefined {
  const screen = lists.find(({ path }) => path !== '/admin' && isUnder(path, pathname))?.screen;
  if (!screen) return undefined;
  if ('type' in screen) return screen.type;
  if (screen.kind === 'section') return 'post';
  return screen.kind === 'page' || (screen.kind === 'own' && screen.screen === 'page-tree') ? 'page' : undefined;
}

/** @returns the permissions of which one is missing; undefined where the roles may open the address */
export function missingPermissions(url: string, held: RoleHolder): readonly Permission[] | undefined {
  const pathname = url.split(/[?#]/)[0] ?? url;
  const isMissing = ({ under, anyOf }: (typeof needed)[number]) =>
    isUnder(under, pathname) && !anyOf.some((each) => can(held, each));
  const missing = needed.find(isMissing)?.anyOf;
  if (missing) return missing;
  const type = typeShownAt(pathname);
  return type && !can(held, 'content.read', { type }) ? ['content.read'] : undefined;
}

export function canOpen(url: string, held: RoleHolder): boolean {
  return missingPermissions(url, held) === undefined;
}
