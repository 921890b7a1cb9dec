import { lazy } from 'react';

export const EntrySearch = lazy(async () => ({ default: (await import('./EntrySearch.tsx')).EntrySearch }));
