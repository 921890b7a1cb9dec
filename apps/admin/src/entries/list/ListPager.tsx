import { Pager } from '@fundfront/ui/components/Pagination';
import type { ListState } from './listState.ts';
import { useCursorPagination } from './useCursorPagination.ts';

interface ListPagerProps {
  shown: number;
  total: number;
  next: string | null;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

export function ListPager({ shown, total, next, state, onChange }: ListPagerProps) {
  const { forwards, backwards } = useCursorPagination(onChange);
  if (!next && !state.cursor) return null;
  return (
    <Pager
      label="Pages of the list"
      previousLabel="Back"
      nextLabel="More"
      summary={`${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      previous={state.cursor ? { onPress: backwards } : {}}
      next={next ? { onPress: () => forwards(next) } : {}}
    />
  );
}
