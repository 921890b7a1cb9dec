import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as styles from './Progress.css.ts';

/** Specification, section 9: the bar waits 200 ms, so that quick answers never flash it, and runs for 5 s. */
const throttleMs = 200;

export function Progress() {
  const busy = useIsFetching() + useIsMutating() > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown ? <div className={styles.bar} aria-hidden="true" /> : null;
}
