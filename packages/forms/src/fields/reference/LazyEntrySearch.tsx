import { type ComponentProps, lazy, Suspense } from 'react';

const Search = lazy(async () => ({ default: (await import('./EntrySearch.tsx')).EntrySearch }));

export function EntrySearch(props: ComponentProps<typeof Search>) {
  return (
    <Suspense>
      <Search {...props} />
    </Suspense>
  );
}
