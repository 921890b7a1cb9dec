'use client';

import { timeZone } from '@fundfront/content-model/karachi';
import { useEffect, useState } from 'react';
import * as styles from './KarachiClock.css.ts';

const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** The time that cut-offs go by. Only script can show it, since pages are cached; its room is reserved. */
export function KarachiClock({ label }: { label: string }) {
  const [time, setTime] = useState<string | null>(null);

  useEffect(() => {
    const update = () => setTime(formatter.format(new Date()));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <p className={styles.clock} data-ready={time === null ? undefined : true}>
      <span className={styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.time}>
        {time ?? '00:00'}
      </bdi>
    </p>
  );
}
