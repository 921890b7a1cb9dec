import { submissionStates } from '@fundfront/content-model';
import { type Assignee, type BodyOf, calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Select } from '@fundfront/ui/components/Select';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { api } from '../../session/session.ts';
import { stateLabel } from './labels.ts';

type Change = BodyOf<typeof calls.changeSubmissions>['change'];

interface BulkBarProps {
  ids: readonly string[];
  assignees: readonly Assignee[];
  onDone: () => void;
}

export function BulkBar({ ids, assignees, onDone }: BulkBarProps) {
  const queries = useQueryClient();
  const apply = useMutation({
    mutationFn: (change: Change) => api.call(calls.changeSubmissions, { body: { ids: [...ids], change } }),
    onSuccess: ({ changed }) => {
      toast.success(changed === 1 ? '1 was changed.' : `${changed} were changed.`);
      onDone();
      return queries.invalidateQueries();
    },
    onError: (error) => toast.error(`None was changed: ${errorMessage(error)}`),
  });
  const setState = (value: string) => {
    const state = submissionStates.find((name) => name === value);
    if (state) apply.mutate({ state });
  };
  return (
    <Toolbar
      end={
        <Button tone="quiet" size="s" onClick={onDone}>
          Clear the choice
        </Button>
      }
    >
      <strong role="status">{ids.length === 1 ? '1 chosen' : `${ids.length} chosen`}</strong>
      <Select
        width="fit"
        aria-label="Give the chosen a state"
        value=""
        disabled={apply.isPending}
        onChange={({ target }) => setState(target.value)}
      >
        <option value="">Set the state…</option>
        {submissionStates.map((name) => (
          <option key={name} value={name}>
            {stateLabel('contact', name)}
          </option>
        ))}
      </Select>
      <Select
        width="short"
        aria-label="Give the chosen to somebody"
        value=""
        disabled={apply.isPending}
        onChange={({ target }) => {
          if (target.value) apply.mutate({ assigneeId: target.value === 'none' ? null : target.value });
        }}
      >
        <option value="">Assign to…</option>
        <option value="none">Nobody</option>
        {assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Toolbar>
  );
}
