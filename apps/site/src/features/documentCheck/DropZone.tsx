import { type DragEvent, useEffect, useRef, useState } from 'react';
import * as styles from './DocumentCheck.css.ts';

interface DropZoneProps {
  title: string;
  text: string;
  onFiles: (files: File[]) => void;
}

const hasFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes('Files') ?? false;

/** A file that misses the field would otherwise open in place of the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ['dragover', 'drop'] as const) {
      const refuse = (event: globalThis.DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      };
      window.addEventListener(name, refuse, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

const id = 'document-check-file';

export function DropZone({ title, text, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef(onFiles);
  const [over, setOver] = useState(false);
  useNoStrayDrops();

  // Chosen before this code was there.
  useEffect(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) early.current(files);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.zone} data-over={over || undefined}>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className={styles.input}
        aria-describedby={`${id}-text`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <svg viewBox="0 0 56 56" aria-hidden="true" className={styles.zonePicture}>
        <path d="M28 4 52 28 28 52 4 28z" />
        <path d="M12 12h32v32H12z" />
        <path d="M28 20v16m-6-6 6 6 6-6" />
      </svg>
      <label htmlFor={id} className={styles.zoneTitle}>
        {title}
      </label>
      <p id={`${id}-text`}>{text}</p>
    </div>
  );
}
