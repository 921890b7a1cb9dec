import { type FormName, isSubmissionForm } from '@fundfront/content-model';
import type { Assignee } from '@fundfront/content-model/wire';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { useCallback } from 'react';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { formTitle, stateLabel } from './labels.ts';
import { type ChangeInbox, type InboxState, statesOf } from './useInboxState.ts';

interface InboxToolbarProps {
  open: readonly FormName[];
  together: boolean;
  assignees: readonly Assignee[];
  state: InboxState;
  onChange: ChangeInbox;
}

export function InboxToolbar({ open, together, assignees, state, onChange }: InboxToolbarProps) {
  const search = useCallback((terms: string) => onChange({ search: terms }), [onChange]);
  const [terms, setTerms] = useDebouncedSearch(state.search, search);
  const isHandled = state.form === 'all' || isSubmissionForm(state.form);
  return (
    <Toolbar
      end={
        isHandled ? (
          <Select
            width="fit"
            aria-label="Order"
            value={state.order}
            onChange={({ target }) => onChange({ order: target.value === 'due' ? 'due' : 'newest' })}
          >
            <option value="due">Due first</option>
            <option value="newest">Newest first</option>
          </Select>
        ) : null
      }
    >
      <SearchField
        width="bar"
        label="Search by name, e-mail or reference"
        placeholder="Name, e-mail or reference"
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
      />
      {open.length > 1 ? (
        <Select
          width="fit"
          aria-label="Form"
          value={state.form}
          onChange={({ target }) =>
            onChange({ form: open.find((name) => name === target.value) ?? 'all', state: 'all' })
          }
        >
          {together ? <option value="all">{formTitle('all')}</option> : null}
          {open.map((name) => (
            <option key={name} value={name}>
              {formTitle(name)}
            </option>
          ))}
        </Select>
      ) : null}
      <Select
        width="fit"
        aria-label="State"
        value={state.state}
        onChange={({ target }) =>
          onChange({ state: statesOf(state.form).find((name) => name === target.value) ?? 'all' })
        }
      >
        <option value="all">All states</option>
        {statesOf(state.form).map((name) => (
          <option key={name} value={name}>
            {name === 'open' ? 'Open' : stateLabel(state.form === 'all' ? 'contact' : state.form, name)}
          </option>
        ))}
      </Select>
      {isHandled ? (
        <Select
          width="short"
          aria-label="Assignee"
          value={state.assignee}
          onChange={({ target }) => onChange({ assignee: target.value })}
        >
          <option value="">Anybody</option>
          <option value="me">Me</option>
          <option value="none">Nobody yet</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
    </Toolbar>
  );
}
