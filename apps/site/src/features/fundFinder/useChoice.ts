import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../components/useAddress.ts';
import { type FundChoice, readChoice, writeChoice } from './fundChoice.ts';
import type { FinderGroup } from './Lattice.tsx';

/** Safari refuses more than 100 writes of the address in 30 seconds: typing waits for a pause. */
const typingPauseMs = 300;

/**
 * The choice that the address holds. What is ticked is a step of the browser's history; what is typed replaces the last
 * one, after a pause.
 */
export function useChoice(groups: readonly FinderGroup[]): [FundChoice, (choice: FundChoice) => void] {
  const [query, write] = useAddress();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stored = useMemo(
    () =>
      readChoice(
        query,
        groups.map(({ id }) => id),
      ),
    [query, groups],
  );
  const choice = typed === null ? stored : { ...stored, search: typed };

  useEffect(() => {
    const forget = () => {
      clearTimeout(timer.current);
      setTyped(null);
    };
    window.addEventListener('popstate', forget);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', forget);
    };
  }, []);

  const change = (next: FundChoice) => {
    clearTimeout(timer.current);
    if (next.search === choice.search) {
      setTyped(null);
      return write(writeChoice(next), 'push');
    }
    setTyped(next.search);
    timer.current = setTimeout(() => write(writeChoice(next), 'replace'), typingPauseMs);
  };

  return [choice, change];
}
