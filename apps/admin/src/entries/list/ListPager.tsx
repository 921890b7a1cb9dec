import { Pager } from '@fundfront/ui/components/Pagination';
import { useCursorPagination } from './useCursorPagination.ts';

interface ListPagerProps {
  shown: number;
  next: string | null;
  cursor: string | undefined;
  onChange: (change: { cursor: string | undefined }) => void;
}

/** Says what is shown and not of how many: counting would take longer than reading the page. */
export function ListPager({ shown, next, cursor, onChange }: ListPagerProps) {
  const { forwards, backwards } = useCursorPagination(onChange);
  if (!next && !cursor) return null;
  return (
    <Pager
      label="Pages of the list"
      previousLabel="Back"
      nextLabel="More"
      summary={`${shown.toLocaleString('en')} shown${next ? '' : ', the last ones'}`}
      previous={cursor ? { onPress: backwards } : {}}
      next={next ? { onPress: () => forwards(next) } : {}}
    />
  );
}
