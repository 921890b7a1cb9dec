import { useLocation, useNavigate } from 'react-router-dom';

interface CursorPagination {
  forwards: (cursor: string) => void;
  backwards: () => void;
}

/**
 * Backwards goes through the history, as keyset pages have no numbers; whoever came straight to a later page, by a
 * shared address, goes to the first.
 */
export function useCursorPagination(onChange: (change: { cursor: string | undefined }) => void): CursorPagination {
  const navigate = useNavigate();
  const { key } = useLocation();
  const toTop = () => window.scrollTo(0, 0);
  return {
    forwards: (cursor) => {
      onChange({ cursor });
      toTop();
    },
    backwards: () => {
      if (key === 'default') onChange({ cursor: undefined });
      else navigate(-1);
      toTop();
    },
  };
}
