import { useEffect, useState } from 'react';
import { addUploads } from '../../entries/media/uploads.ts';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files may be dropped anywhere in the window; a browser would otherwise leave the admin to show them.
 * @returns what hovers, such as `12 files`; null where nothing does
 */
export function useFileDrop(enabled: boolean, folder: string | undefined): string | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Entering a child leaves its parent: only the balance tells whether the pointer is still inside.
    let depth = 0;
    const listen = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(
        name,
        (event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          handle(event);
        },
        { signal },
      );
    listen('dragenter', ({ dataTransfer }) => {
      depth += 1;
      setCount(dataTransfer?.items.length ?? 0);
    });
    listen('dragover', () => {});
    listen('dragleave', () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setCount(null);
    });
    listen('drop', ({ dataTransfer }) => {
      depth = 0;
      setCount(null);
      addUploads(dataTransfer?.files ?? [], folder);
    });
    return () => listening.abort();
  }, [enabled, folder]);
  if (count === null) return null;
  return count === 1 ? '1 file' : count > 1 ? `${count} files` : 'files';
}
