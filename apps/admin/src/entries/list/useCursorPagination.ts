import { useLocation, useNavigate } from 'react-router-dom';

interface CursorPagination {
  forwards: (cursor: string) => void;
  backwards: () => void;
}

/**
 * The ways between the pages of a list, each read from its top. Backwards through the history, as keyset pages have no
 * numbers; to the first page for who came straight to a later one, by an address that somebody shared.
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
