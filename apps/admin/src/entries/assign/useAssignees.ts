import type { ContentType } from '@fundfront/content-model';
import { type Assignee, calls } from '@fundfront/content-model/wire';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

/** Who may edit the type: oneself first. */
export function useAssignees(type: ContentType): { id: string; label: string }[] {
  const self = useSession(({ user }) => user?.id);
  const { data: people = [] } = useCall(calls.listEntryAssignees, { params: { type: type.path } });
  const isSelf = ({ id }: Assignee) => id === self;
  return [
    ...people.filter(isSelf).map(({ id, name }) => ({ id, label: `Me, ${name}` })),
    ...people.filter((person) => !isSelf(person)).map(({ id, name }) => ({ id, label: name })),
  ];
}
