import { contentTypeNames, contentTypes, isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { ListPager } from '../../entries/list/ListPager.tsx';
import { countText } from '../../entries/list/ListTabs.tsx';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { useCall } from '../../session/useCall.ts';
import { ContentTable } from './ContentTable.tsx';
import { isState, stateLabels, states } from './states.ts';
import { useAllContent } from './useAllContent.ts';
import { assignees, useGridFilter } from './useGridFilter.ts';

export function AllContentScreen() {
  const [filter, change] = useGridFilter();
  const [terms, setTerms] = useState(filter.search);
  const { entries, next, pending, error, retry } = useAllContent(filter);
  const counted = useCall(calls.countEntries, { query: {} }).data;
  return (
    <Screen
      title="All content"
      crumbs={[{ label: 'Content' }]}
      note={counted && `${countText(counted.all)} entries`}
      inset="none"
    >
      <Toolbar>
        <SearchField
          width="bar"
          label="Search all content"
          value={terms}
          onChange={(event) => {
            setTerms(event.target.value);
            change({ search: event.target.value });
          }}
        />
        <Select
          width="fit"
          aria-label="Type"
          value={filter.type ?? ''}
          onChange={({ target }) => change({ type: isContentTypeName(target.value) ? target.value : undefined })}
        >
          <option value="">All types</option>
          {contentTypeNames.map((name) => (
            <option key={name} value={name}>
              {contentTypes[name].labels.many}
            </option>
          ))}
        </Select>
        <Select
          width="fit"
          aria-label="State"
          value={filter.state ?? ''}
          onChange={({ target }) => change({ state: isState(target.value) ? target.value : undefined })}
        >
          <option value="">Any state</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </Select>
        <Select
          width="fit"
          aria-label="Assigned to"
          value={filter.assignee ?? ''}
          onChange={({ target }) => change({ assignee: assignees.find((each) => each === target.value) })}
        >
          <option value="">Anyone’s</option>
          <option value="me">Mine</option>
          <option value="none">Nobody’s</option>
        </Select>
      </Toolbar>
      {error ? <CallError what="The content" error={error} onRetry={retry} /> : null}
      {pending ? <Skeleton lines={10} /> : null}
      {!pending && !error && entries.length === 0 ? (
        <EmptyState title="Nothing fits these filters">Take one of them off, or try other words.</EmptyState>
      ) : null}
      {entries.length > 0 ? <ContentTable entries={entries} /> : null}
      <ListPager shown={entries.length} next={next} cursor={filter.cursor} onChange={change} />
    </Screen>
  );
}
