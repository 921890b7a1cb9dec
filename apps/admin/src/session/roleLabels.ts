import { type CustomRole, contentType, languageLabels, type Role } from '@fundfront/content-model';

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

/** Of decided roles and of the administrators' own. */
export function roleNames({
  roles,
  customRoles,
}: {
  roles: readonly Role[];
  customRoles: readonly { name: string }[];
}) {
  return [...roles.map((role) => roleLabels[role].name), ...customRoles.map(({ name }) => name)];
}

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a role of the administrators' own is for: "Pages and Articles, in Urdu". */
export function scopeText({ types, locales }: Pick<CustomRole, 'types' | 'locales'>): string {
  const names = types?.map((type) => contentType(type).labels.many) ?? ['All content'];
  const languages = and.format(locales.map((locale) => languageLabels[locale]));
  return names.length === 0 ? 'No content' : `${and.format(names)}, in ${languages}`;
}
