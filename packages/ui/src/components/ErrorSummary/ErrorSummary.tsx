'use client';

import { type MouseEvent, useEffect, useId, useRef } from 'react';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  title: string;
  /** `href` is "#" and the id of the input. */
  errors: readonly { href: string; message: string }[];
  /** Counts the attempts to send, so that each failed attempt takes the focus again. */
  attempt?: number;
};

const asList = { role: 'list' } as const;

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
    // The label must be in view as well, and the address gets no "#phone".
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
