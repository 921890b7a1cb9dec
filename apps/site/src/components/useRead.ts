import { useEffect, useState } from 'react';

interface Asked<Value> {
  /** What is read, such as a query; empty for what the static page brought, null where nothing can be read. */
  key: string | null;
  initial: Value;
  read: (key: string, signal: AbortSignal) => Promise<Value>;
}

interface Read<Value> {
  /** The last one that arrived: it stays while another is on its way, or does not come. */
  value: Value;
  status: 'shown' | 'loading' | 'failed' | 'held';
  retry: () => void;
}

/** Late answers are dropped. `read` must stay the same from one rendering to the next. */
export function useRead<Value>({ key, initial, read }: Asked<Value>): Read<Value> {
  const [arrived, setArrived] = useState({ key: '', value: initial });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState({ key: '', attempt: 0 });

  useEffect(() => {
    if (key === null || key === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    read(key, signal).then(
      (value) => {
        if (!signal.aborted) setArrived({ key, value });
      },
      () => {
        if (!signal.aborted) setFailed({ key, attempt });
      },
    );
    return () => controller.abort();
  }, [key, read, attempt]);

  // What was shown before the static result must not come back while the next one is on its way.
  useEffect(() => {
    if (key === '') setArrived((former) => (former.key === '' ? former : { key, value: initial }));
  }, [key, initial]);

  const retry = () => setAttempt((count) => count + 1);
  const hasFailed = failed.key === key && failed.attempt === attempt;
  if (key === '') return { value: initial, status: 'shown', retry };
  if (key === null) return { value: arrived.value, status: 'held', retry };
  if (arrived.key === key) return { value: arrived.value, status: 'shown', retry };
  return { value: arrived.value, status: hasFailed ? 'failed' : 'loading', retry };
}
