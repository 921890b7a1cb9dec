import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router-dom';
import type { GuardedHistory } from './createHistory.ts';

const Navigating = createContext(false);

/** Whether the next screen is still loading. */
export const useIsNavigating = () => use(Navigating);

/** The screen that is left stays until the next one has loaded. */
export function HistoryRouter({ history, children }: { history: GuardedHistory; children: ReactNode }) {
  const [{ location, action }, setCurrent] = useState(history.current);
  const [navigating, startTransition] = useTransition();
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setCurrent(history.current));
    // A screen may have navigated before this listened.
    follow();
    return history.subscribe(follow);
  }, [history]);
  return (
    <Navigating value={navigating}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </Navigating>
  );
}
