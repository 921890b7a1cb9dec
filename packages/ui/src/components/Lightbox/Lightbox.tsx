'use client';

import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../../plainClick.ts';
import * as styles from './Lightbox.css.ts';
import { type LightboxPicture, Stage, type StageMessages } from './Stage.tsx';

export type { LightboxPicture } from './Stage.tsx';

export type LightboxProps = {
  label: string;
  pictures: readonly LightboxPicture[];
  messages: StageMessages;
};

/** Each picture links to its file, so all of them can be seen without script. */
export function Lightbox({ label, pictures, messages }: LightboxProps) {
  const [shown, setShown] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // The browser's own dialog holds the focus inside, and gives it back to the small picture when it closes. It says so
  // in a task of its own, before which another picture may have opened it again.
  useEffect(() => {
    if (shown !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [shown]);

  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={styles.cell}>
            <a
              href={picture.src}
              className={styles.link}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                src={picture.src}
                alt={picture.alt || picture.caption || `${label} ${index + 1}`}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                decoding="async"
                className={styles.small}
                style={picture.focal ? { objectPosition: picture.focal } : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={label}
        className={styles.dialog}
        onClose={({ currentTarget }) => currentTarget.open || setShown(null)}
      >
        {shown === null ? null : (
          <Stage
            pictures={pictures}
            messages={messages}
            index={shown}
            onIndex={setShown}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}
