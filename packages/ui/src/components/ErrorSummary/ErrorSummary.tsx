'use client';

import { type MouseEvent, useEffect, useId, useRef } from 'react';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  title: string;
  /** `href` is "#" and the id of the input. The message is the one beside the field, word for word. */
  errors: readonly { href: string; message: string }[];
  /** Counts the attempts to send, so that each failed attempt takes the focus again. */
  attempt?: number;
};

// Safari forgets that it is a list where its marks are taken away.
const asList = { role: 'list' } as const;

/** The list of wrong answers above a form. Takes the focus when it appears; each line leads to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  // `attempt` is read so that a new attempt runs the effect again.
  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;

  const goTo = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    // The label is brought into view as well, and the address keeps no "#phone".
    event.preventDefault();
    target.focus({ preventScroll: true });
    const label = document.querySelector(`label[for="${CSS.escape(target.id)}"]`);
    (label ?? target).scrollIntoView({ block: 'center' });
  };

  return (
    <div ref={box} className={styles.root} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul {...asList}>
        {errors.map((error) => (
          <li key={`${error.href} ${error.message}`}>
            <a className={styles.link} href={error.href} onClick={(event) => goTo(event, error.href)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
