import type { Role } from '@fundfront/content-model';

export const roleLabels: Record<Role, { name: string; description: string }> = {
  admin: { name: 'Administrator', description: 'Everything, accounts and settings included' },
  editor: { name: 'Editor', description: 'Writes and changes content' },
  publisher: {
    name: 'Publisher',
    description: 'Publishes, moves and removes content, keeps the menus, approves imports',
  },
  'nav-maker': { name: 'NAV maker', description: 'Enters and imports prices' },
  'nav-checker': { name: 'NAV checker', description: 'Approves the funds and prices that others import' },
  compliance: { name: 'Compliance', description: 'Reads everything and the journal' },
  hr: { name: 'HR', description: 'Reads job applications' },
  leads: { name: 'Leads', description: 'Takes care of calls, complaints and subscribers' },
};
