import { limits } from '@fundfront/content-model/limits';
import { useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** What became of the last copy, until it has been read; and how to copy a text. */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), limits.toastMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not over plain HTTP, nor where the visitor refused.
      setState('failed');
    }
  };

  return [state, copy];
}
