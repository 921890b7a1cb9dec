'use client';

import { timeZone } from '@fundfront/content-model/karachi';
import * as styles from './KarachiClock.css.ts';
import { useServerMinute } from './serverMinute.ts';

const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** The time that cut-offs go by. Only script can show it, since pages are cached; its room is reserved. */
export function KarachiClock({ label }: { label: string }) {
  const now = useServerMinute();
  return (
    <p className={styles.clock} data-ready={now === null ? undefined : true}>
      <span className={styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.time}>
        {now === null ? '00:00' : formatter.format(now)}
      </bdi>
    </p>
  );
}
