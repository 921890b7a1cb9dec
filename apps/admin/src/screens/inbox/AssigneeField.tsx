import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api, useSession } from '../../session/session.ts';
import { callKey, useCall } from '../../session/useCall.ts';
import * as styles from './Inbox.css.ts';

interface AssigneeFieldProps {
  submission: SubmissionDetail;
  disabled: boolean;
}

export function AssigneeField({ submission: { form, id, assignee }, disabled }: AssigneeFieldProps) {
  const queries = useQueryClient();
  const self = useSession(({ user }) => user?.id);
  const { data: people = [] } = useCall(calls.listAssignees, { params: { form } });
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) =>
      api.call(calls.assignSubmission, { params: { form, id }, body: { assigneeId } }),
    onSuccess: (saved) => {
      queries.setQueryData(callKey(calls.openSubmission, { params: { id } }), saved);
      void queries.invalidateQueries({ queryKey: [calls.listSubmissions.path] });
      toast.success(saved.assignee ? `Assigned to ${saved.assignee.name}.` : 'Assigned to nobody.');
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  // Somebody who left still has what they were given.
  const listed = assignee && !people.some((person) => person.id === assignee.id) ? [assignee, ...people] : people;
  const canTake = !disabled && people.some((person) => person.id === self) && assignee?.id !== self;
  return (
    <>
      <Field label="Assignee">
        {(control) => (
          <Select
            {...control}
            value={assignee?.id ?? ''}
            disabled={disabled || assign.isPending}
            onChange={({ target }) => assign.mutate(target.value || null)}
          >
            <option value="">Nobody yet</option>
            {listed.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {canTake && self ? (
        <span className={styles.buttons}>
          <Button tone="secondary" size="s" busy={assign.isPending} onClick={() => assign.mutate(self)}>
            Assign to me
          </Button>
        </span>
      ) : null}
    </>
  );
}
