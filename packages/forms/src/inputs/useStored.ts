import { useState } from 'react';

/** Sending a chosen file to the store: whether it is on its way, and why the last one was not kept. */
export function useStored(keep: (file: File) => Promise<void>, failed: string) {
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });

  async function choose(file: File | undefined) {
    if (!file) return;
    setState({ busy: true });
    try {
      await keep(file);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, failure: error instanceof Error ? error.message : failed });
    }
  }

  return { ...state, choose };
}

/** Whether a field holds something from the store. */
export function isStored<V extends { src: string }>(value: unknown): value is V {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';
}
