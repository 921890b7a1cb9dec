import { can, type Permission, type Role } from '@fundfront/content-model';

/**
 * What an address of the admin asks for, by its beginning: one of the permissions is enough. The API refuses by itself;
 * this keeps screens that it would refuse out of the navigation, the palette and the address bar.
 */
const needed: readonly { under: string; anyOf: readonly Permission[] }[] = [
  { under: '/admin/forms', anyOf: ['leads.read', 'applications.read'] },
  { under: '/admin/posts/subscribe-complaint', anyOf: ['leads.read'] },
  { under: '/admin/job-applications', anyOf: ['applications.read'] },
  { under: '/admin/funds/import', anyOf: ['import.run', 'nav.approve'] },
  { under: '/admin/approval-rules', anyOf: ['users.manage'] },
  { under: '/admin/roles', anyOf: ['users.manage', 'audit.read'] },
  { under: '/admin/webhooks', anyOf: ['integrations.manage'] },
  { under: '/admin/read-tokens', anyOf: ['integrations.manage'] },
  { under: '/admin/test-page', anyOf: ['system.check'] },
];

function isUnder(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** @returns the permissions of which one is missing; undefined where the roles may open the address */
export function missingPermissions(url: string, roles: readonly Role[]): readonly Permission[] | undefined {
  const pathname = url.split(/[?#]/)[0] ?? url;
  return needed.find(({ under, anyOf }) => isUnder(under, pathname) && !anyOf.some((each) => can(roles, each)))?.anyOf;
}

export function canOpen(url: string, roles: readonly Role[]): boolean {
  return missingPermissions(url, roles) === undefined;
}
