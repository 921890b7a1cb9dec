import type { ContentType } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from '../edit/Editor.css.ts';
import { useAssign } from './useAssign.ts';
import { useAssignees } from './useAssignees.ts';

interface AssigneePartProps {
  type: ContentType;
  detail: Pick<EntryDetail, 'id' | 'assignee'>;
}

/** Who is to work on the entry next; kept as soon as it is chosen. */
export function AssigneePart({ type, detail: { id, assignee } }: AssigneePartProps) {
  const people = useAssignees(type);
  const assign = useAssign(type);
  const canEdit = useTypeRights(type).canEdit();
  // Somebody who left still has what they were given.
  const isListed = assignee === null || people.some((person) => person.id === assignee.id);
  return (
    <section className={styles.part} aria-label="Assignment">
      <Field label="Assigned to">
        {(control) => (
          <Select
            {...control}
            value={assignee?.id ?? ''}
            disabled={!canEdit || assign.isPending}
            onChange={({ target }) => assign.mutate({ ids: [id], assigneeId: target.value || null })}
          >
            <option value="">Nobody</option>
            {isListed ? null : <option value={assignee.id}>{assignee.name}</option>}
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </section>
  );
}
