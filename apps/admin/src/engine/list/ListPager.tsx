import { Pager } from '@fundfront/ui/components/Pagination';
import { useNavigate } from 'react-router-dom';
import type { ListState } from './listState.ts';

interface ListPagerProps {
  shown: number;
  total: number;
  next: string | null;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** Forwards by key, backwards through the history: keyset pages have no numbers. */
export function ListPager({ shown, total, next, state, onChange }: ListPagerProps) {
  const navigate = useNavigate();
  if (!next && !state.cursor) return null;
  return (
    <Pager
      label="Pages of the list"
      previousLabel="Back"
      nextLabel="More"
      summary={`${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      previous={state.cursor ? { onPress: () => navigate(-1) } : {}}
      next={next ? { onPress: () => onChange({ cursor: next }) } : {}}
    />
  );
}
