import type { Permission } from '@fundfront/content-model';

export const permissionAreas = ['Content', 'Prices', 'People’s data', 'Site', 'Oversight'] as const;

export interface PermissionLabel {
  area: (typeof permissionAreas)[number];
  label: string;
  note?: string;
  /**
   * `second`: where the rule of a type asks for it, the API wants a second person whatever the role. `reason`: the API
   * asks for a reason and logs it.
   */
  mark?: 'second' | 'reason';
}

const second = 'with four eyes, neither last editor nor sender';
const reason = 'reason asked to reveal, in the log';

export const permissionLabels: Record<Permission, PermissionLabel> = {
  'content.read': { area: 'Content', label: 'Read drafts' },
  'content.edit': { area: 'Content', label: 'Write and send for review' },
  'content.publish': { area: 'Content', label: 'Approve, publish, schedule, move', mark: 'second', note: second },
  'content.delete': { area: 'Content', label: 'Delete to trash, restore' },
  'content.purge': { area: 'Content', label: 'Delete for ever from the trash' },
  'import.run': { area: 'Prices', label: 'Import funds and prices' },
  'nav.approve': {
    area: 'Prices',
    label: 'Approve an import',
    mark: 'second',
    note: 'never one’s own, while others can',
  },
  'disclosure.override': {
    area: 'Oversight',
    label: 'Let a version pass a disclosure rule',
    mark: 'reason',
    note: 'with a reason, never one’s own, in the log',
  },
  'leads.read': { area: 'People’s data', label: 'Read calls, complaints and subscribers' },
  'leads.handle': { area: 'People’s data', label: 'Answer them, reveal what is masked', mark: 'reason', note: reason },
  'applications.read': { area: 'People’s data', label: 'Read job applications' },
  'applications.handle': { area: 'People’s data', label: 'Answer job applications', mark: 'reason', note: reason },
  'menu.edit': { area: 'Site', label: 'Menus' },
  'media.upload': { area: 'Site', label: 'Media: add, replace' },
  'settings.edit': { area: 'Site', label: 'Settings' },
  'users.manage': { area: 'Oversight', label: 'Users, roles, sessions and rules of approval', note: 'in the log' },
  'integrations.manage': { area: 'Oversight', label: 'Webhooks and read tokens', note: 'in the log' },
  'audit.read': { area: 'Oversight', label: 'Read the journal' },
  'system.check': { area: 'Oversight', label: 'Check the system' },
};
