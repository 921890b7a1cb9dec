import { formatDay } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { ReactNode } from 'react';
import * as styles from './DashboardScreen.css.ts';

interface FigureProps {
  label: string;
  value: number | string;
  note: string;
  href: string;
  due?: boolean;
}

function Figure({ label, value, note, href, due }: FigureProps): ReactNode {
  return (
    <a className={styles.figure} href={href}>
      <span>{label}</span>
      <span className={due && value !== 0 ? styles.due : styles.value}>
        {typeof value === 'number' ? value.toLocaleString('en') : value}
      </span>
      <span className={styles.note}>{note}</span>
    </a>
  );
}

export function Figures({ overview }: { overview: ResponseOf<typeof calls.dashboardOverview> }) {
  const { pages, funds, sampleFunds, drafts, outdated, latestValidityDate, subscribers } = overview;
  return (
    <div className={styles.strip}>
      <Figure label="Pages" value={pages} note="in the page tree" href="/admin/posts" />
      <Figure label="Drafts" value={drafts} note="saved, not published" href="/admin/listing-grid?state=draft" due />
      <Figure label="Behind in Urdu" value={outdated} note="English is newer" href="/admin/posts?state=outdated" due />
      <Figure
        label="Funds"
        value={funds}
        note={sampleFunds > 0 ? `${sampleFunds} of them samples` : 'none of them samples'}
        href="/admin/funds"
      />
      <Figure
        label="Latest prices"
        value={latestValidityDate ? formatDay(latestValidityDate) : 'None'}
        note="validity date"
        href="/admin/dailynav"
      />
      {subscribers ? (
        <Figure
          label="Subscribers"
          value={subscribers.confirmed}
          note={`${subscribers.since.toLocaleString('en')} confirmed this month`}
          href="/admin/forms?form=subscribe"
        />
      ) : null}
    </div>
  );
}
