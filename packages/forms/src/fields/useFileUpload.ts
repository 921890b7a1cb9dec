import { useRef, useState } from 'react';

export interface UploadState {
  busy: boolean;
  failure?: string;
  choose: (file: File | undefined) => void;
}

/**
 * Of several files in a row the last one counts.
 * @param failed message of a failure that has none of its own
 */
export function useFileUpload<V>(
  store: (file: File) => Promise<V>,
  onUploaded: (stored: V) => void,
  failed: string,
): UploadState {
  const [state, setState] = useState<Omit<UploadState, 'choose'>>({ busy: false });
  const latest = useRef(0);

  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    setState({ busy: true });
    try {
      const stored = await store(file);
      if (own !== latest.current) return;
      onUploaded(stored);
      setState({ busy: false });
    } catch (error) {
      if (own !== latest.current) return;
      setState({ busy: false, failure: error instanceof Error ? error.message : failed });
    }
  }

  return { ...state, choose };
}

export function isUploaded<V extends { src: string }>(value: unknown): value is V {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';
}
