import {
  type ContentType,
  editPermission,
  type Locale,
  languageLabels,
  roleCan,
  roles,
} from '@fundfront/content-model';
import { roleLabels, roleNames } from '../../session/roleLabels.ts';
import { useRoleHolder, useTypeRights } from '../../session/useCan.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const both = new Intl.ListFormat('en', { type: 'conjunction' });
const inWords = (languages: readonly Locale[]) => both.format(languages.map((locale) => languageLabels[locale]));

/** Why the text cannot be changed here in some of the languages, and who can change it; null where it can in all. */
export function useReadOnlyReason(type: ContentType, languages: readonly Locale[]): string | null {
  const held = useRoleHolder();
  const { canEdit, canPublish } = useTypeRights(type);
  const closed = languages.filter((locale) => !canEdit(locale));
  if (closed.length === 0) return null;
  const own = `You are signed in as ${roleNames(held).join(', ') || 'somebody without a role'}.`;
  const help = 'An administrator can change your roles.';
  if (closed.length < languages.length) {
    const open = languages.filter((locale) => canEdit(locale));
    return `${own} You may write ${inWords(open)} here; ${inWords(closed)} is for reading. ${help}`;
  }
  const permission = editPermission(type);
  const editors = roles.filter((role) => roleCan(role, permission)).map((role) => roleLabels[role].name.toLowerCase());
  const publishing = canPublish() ? ' You may publish what they have saved.' : '';
  return `${own} This text is written by an ${either.format(editors)}.${publishing} ${help}`;
}
