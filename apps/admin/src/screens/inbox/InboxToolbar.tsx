import type { FormName } from '@fundfront/content-model';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { useCallback } from 'react';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { formTitle, stateLabel } from './labels.ts';
import { type ChangeInbox, type InboxState, statesOf } from './useInboxState.ts';

interface InboxToolbarProps {
  open: readonly FormName[];
  state: InboxState;
  onChange: ChangeInbox;
}

export function InboxToolbar({ open, state, onChange }: InboxToolbarProps) {
  const search = useCallback((terms: string) => onChange({ search: terms }), [onChange]);
  const [terms, setTerms] = useDebouncedSearch(state.search, search);
  return (
    <Toolbar>
      {open.length > 1 ? (
        <Select
          width="fit"
          aria-label="Form"
          value={state.form}
          onChange={(event) => onChange({ form: open.find((name) => name === event.target.value) ?? state.form })}
        >
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
        onChange={(event) =>
          onChange({ state: statesOf(state.form).find((name) => name === event.target.value) ?? 'all' })
        }
      >
        <option value="all">All states</option>
        {statesOf(state.form).map((name) => (
          <option key={name} value={name}>
            {stateLabel(state.form, name)}
          </option>
        ))}
      </Select>
      <SearchField
        width="bar"
        label="Search by name, e-mail or reference"
        placeholder="Name, e-mail or reference"
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
      />
    </Toolbar>
  );
}
