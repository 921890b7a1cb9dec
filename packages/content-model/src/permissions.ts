export const roles = ['admin', 'editor', 'publisher', 'nav-maker', 'nav-checker', 'compliance', 'hr', 'leads'] as const;

export type Role = (typeof roles)[number];

export const permissions = [
  'content.read',
  'content.edit',
  'content.publish',
  'content.delete',
  'content.purge',
  'menu.edit',
  'settings.edit',
  'media.upload',
  'import.run',
  'nav.approve',
  'disclosure.override',
  'leads.read',
  'leads.handle',
  'applications.read',
  'applications.handle',
  'audit.read',
  'users.manage',
  'integrations.manage',
  'system.check',
] as const;

export type Permission = (typeof permissions)[number];

const limitedPermissions = ['content.read', 'content.edit', 'content.publish', 'content.delete', 'menu.edit'] as const;

/** Those that a role of the administrators' own may hold for some types or languages only. */
export type LimitedPermission = (typeof limitedPermissions)[number];
export type UnlimitedPermission = Exclude<Permission, LimitedPermission>;

export function isLimitedPermission(permission: Permission): permission is LimitedPermission {
  return limitedPermissions.some((each) => each === permission);
}

const everyone: readonly Role[] = roles;

/** The API enforces this table; the admin only hides by it. */
const allowed: Record<Permission, readonly Role[]> = {
  'content.read': everyone,
  'content.edit': ['admin', 'editor'],
  'content.publish': ['admin', 'publisher'],
  'content.delete': ['admin', 'publisher'],
  'content.purge': ['admin'],
  'menu.edit': ['admin', 'publisher'],
  'settings.edit': ['admin'],
  'media.upload': ['admin', 'editor'],
  'import.run': ['admin', 'nav-maker'],
  'nav.approve': ['admin', 'publisher', 'nav-checker'],
  // Nobody who writes or publishes, administrators included: they can only make somebody compliance, which is logged.
  'disclosure.override': ['compliance'],
  'leads.read': ['admin', 'leads', 'compliance'],
  'leads.handle': ['admin', 'leads'],
  'applications.read': ['admin', 'hr'],
  'applications.handle': ['admin', 'hr'],
  'audit.read': ['admin', 'compliance'],
  'users.manage': ['admin'],
  'integrations.manage': ['admin'],
  'system.check': ['admin'],
};

export function roleCan(role: Role, permission: Permission): boolean {
  return allowed[permission].includes(role);
}
