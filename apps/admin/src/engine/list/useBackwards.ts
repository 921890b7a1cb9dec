import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The way to the page before: through the history, as keyset pages have no numbers.
 * @param toFirst for who came straight to a later page, by an address that somebody shared
 */
export function useBackwards(toFirst: () => void): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? toFirst() : navigate(-1));
}
