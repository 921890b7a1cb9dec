'use client';

import { timeZone } from '@fundfront/content-model/karachi';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of the address that the staff area opens to print the page. */
const printHash = '#print';

interface EvidenceProps {
  className: string;
  /** Each a line of what the paper says; the last one ends with the time of printing. */
  lines: readonly string[];
  /** Instant, by the clock of the server. */
  renderedAt: string;
  locale: string;
}

/** What a printed page says of itself. The time is that of the press, by the clock of whoever prints. */
export function Evidence({ className, lines, renderedAt, locale }: EvidenceProps) {
  const [printedAt, setPrintedAt] = useState(renderedAt);
  useEffect(() => {
    const note = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    addEventListener('beforeprint', note);
    if (location.hash === printHash) void document.fonts.ready.then(() => print());
    return () => removeEventListener('beforeprint', note);
  }, []);
  const written = new Intl.DateTimeFormat(locale === 'ur' ? 'ur-PK' : 'en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'medium',
  });
  return (
    <div className={className} data-evidence="">
      {lines.map((line, index) => (
        <p key={line}>
          {line}
          {index === lines.length - 1 ? (
            <time dateTime={printedAt} suppressHydrationWarning>
              {written.format(new Date(printedAt))}
            </time>
          ) : null}
        </p>
      ))}
    </div>
  );
}
