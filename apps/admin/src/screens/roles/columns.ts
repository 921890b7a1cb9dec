import { type CustomRole, type Role, type RoleHolder, roles } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { roleLabels, scopeText } from '../../session/roleLabels.ts';

export interface RoleColumn {
  /** A decided role's own name, or the id of a custom one. */
  id: string;
  name: string;
  people: number;
  /** Of a custom role: the types and languages that it is for. */
  scope: string | null;
  /** Somebody who holds this role alone. */
  holder: RoleHolder;
}

export type Roles = ResponseOf<typeof calls.listRoles>;

const decided = (role: Role): RoleHolder => ({ roles: [role], customRoles: [] });
const custom = (role: CustomRole): RoleHolder => ({ roles: [], customRoles: [role] });

export function columnsOf({ people, customRoles }: Roles): RoleColumn[] {
  return [
    ...roles.map((role) => ({
      id: role,
      name: roleLabels[role].name,
      people: people[role],
      scope: null,
      holder: decided(role),
    })),
    ...customRoles.map((role) => ({
      id: role.id,
      name: role.name,
      people: role.people.length,
      scope: scopeText(role),
      holder: custom(role),
    })),
  ];
}
