import { type ContentType, can, editPermission, type Role, roles } from '@fundfront/content-model';
import { roleLabels } from '../../session/roleLabels.ts';
import { useSession } from '../../session/session.ts';

const inWords = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why the text cannot be changed here, and who can change it. */
export function useReadOnlyReason(type: ContentType): string {
  const held = useSession(({ user }) => user?.roles ?? []);
  const permission = editPermission(type);
  const editors = roles.filter((role) => can([role], permission)).map((role) => roleLabels[role].name.toLowerCase());
  const own = held.map((role: Role) => roleLabels[role].name).join(', ') || 'somebody without a role';
  const publishing = can(held, 'content.publish') ? ' You may publish what they have saved.' : '';
  return `You are signed in as ${own}. This text is written by an ${inWords.format(editors)}.${publishing} An administrator can change your roles.`;
}
