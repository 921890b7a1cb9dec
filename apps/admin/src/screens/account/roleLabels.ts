import type { Role } from '@fundfront/content-model';

/** Each role in words; a role without words does not compile. */
export const roleLabels: Record<Role, { name: string; may: string }> = {
  admin: { name: 'Administrator', may: 'Everything, accounts and settings included' },
  editor: { name: 'Editor', may: 'Writes and changes content' },
  publisher: { name: 'Publisher', may: 'Publishes, moves and removes content, keeps the menus' },
  'nav-maker': { name: 'NAV maker', may: 'Enters and imports prices' },
  'nav-checker': { name: 'NAV checker', may: 'Approves prices' },
  compliance: { name: 'Compliance', may: 'Reads everything and the journal' },
  hr: { name: 'HR', may: 'Reads job applications' },
  leads: { name: 'Leads', may: 'Takes care of calls, complaints and subscribers' },
};
