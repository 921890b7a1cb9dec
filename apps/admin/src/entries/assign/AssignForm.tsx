import type { ContentType } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useAssign } from './useAssign.ts';
import { useAssignees } from './useAssignees.ts';

export interface AssignFormProps {
  type: ContentType;
  ids: string[];
  onDone: () => void;
}

export function AssignForm({ type, ids, onDone }: AssignFormProps) {
  const people = useAssignees(type);
  const assign = useAssign(type);
  const [chosen, setChosen] = useState('');
  const tooMany = ids.length > limits.bulkEntries;
  return (
    <Stack space="s">
      <Field
        label={ids.length === 1 ? 'Assign it to' : `Assign ${ids.length} to`}
        help="All or none. Who gets them is told."
        error={tooMany ? `At most ${limits.bulkEntries} at once` : undefined}
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Nobody</option>
            {people.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        disabled={tooMany}
        busy={assign.isPending}
        onClick={() => assign.mutateAsync({ ids, assigneeId: chosen || null }).then(onDone, () => {})}
      >
        Assign
      </Button>
    </Stack>
  );
}
