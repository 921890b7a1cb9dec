import type { Locale } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import type { Past } from '../../../../../content/past.ts';
import { env } from '../../../../../env.ts';
import { Evidence } from '../../../../../features/past/Evidence.tsx';
import { formatDate, messagesOf } from '../../../../../i18n/index.ts';
import { island } from '../../../../../islands/island.tsx';
import * as styles from './PastStrip.css.ts';

const EvidenceIsland = island('evidence', Evidence, 'load');

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });

interface PastStripProps {
  locale: Locale;
  past: Past;
  today: string;
}

/** Stays in sight, so that nobody takes the page for today's. */
export function PastStrip({ locale, past: { at, knownAt, audit }, today }: PastStripProps) {
  const { past } = messagesOf(locale);
  const timeOf = (instant: string) => [formatDate(locale, instant), clock.format(new Date(instant))] as const;
  return (
    <aside className={styles.strip} data-past={at}>
      <strong>{past.shown(...timeOf(at))}</strong>
      {knownAt ? <span>{past.known(...timeOf(knownAt))}</span> : null}
      <span>{past.limits}</span>
      {/* A tab of its own: today's pages may not be framed. */}
      <a className={styles.today} href={today} data-today="" target="_blank" rel="noopener">
        {past.today}
      </a>
      <EvidenceIsland
        className={styles.evidence}
        locale={locale}
        renderedAt={new Date().toISOString()}
        lines={[
          past.address(env().PUBLIC_SITE_URL + today),
          ...(audit ? [past.audit(audit.position, audit.hash)] : []),
          past.printed,
        ]}
      />
    </aside>
  );
}
