import type { Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { DocumentMark } from '../../components/DocumentMark.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';
import { fileHref } from '../../links.ts';
import * as styles from './DocumentLine.css.ts';
import type { DocumentRow } from './documentRows.ts';
import { FileFacts } from './FileFacts.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { dayOf } from './statusDay.ts';

interface DocumentLineProps {
  locale: Locale;
  messages: Messages;
  row: DocumentRow;
}

export function DocumentLine({ locale, messages, row }: DocumentLineProps) {
  const labels = messages.reading.documents;
  return (
    <li id={row.anchor} data-filter-item className={styles.line}>
      <div className={styles.main}>
        <p className={styles.title} {...inLanguage(row.locale, locale)}>
          <a href={fileHref(row.file)} download={row.file.name} className={styles.link} data-status={row.status.kind}>
            {row.title}
          </a>
        </p>
        <p>
          <DocumentMark
            locale={locale}
            messages={messages.documentStatus}
            kind={row.status.kind}
            {...dayOf(row.status)}
          />
        </p>
        {row.summary ? (
          <p className={styles.summary} {...inLanguage(row.locale, locale)}>
            {row.summary}
          </p>
        ) : null}
        <Particulars messages={messages} row={row} />
        <Replacement labels={labels.replaces} other={row.replaces} />
        <Replacement labels={labels.replacedBy} other={row.replacedBy} />
        <Fingerprint label={labels.fingerprint} sha256={row.file.sha256} />
      </div>
      <p className={styles.dates}>
        <time dateTime={row.date}>{formatDate(locale, row.date)}</time>
        {row.effectiveDate ? (
          <span className={styles.effective}>
            {labels.effective} <time dateTime={row.effectiveDate}>{formatDate(locale, row.effectiveDate)}</time>
          </span>
        ) : null}
      </p>
      <p className={styles.file}>
        <FileFacts messages={messages} file={row.file} />
      </p>
    </li>
  );
}

function Particulars({ messages, row }: Omit<DocumentLineProps, 'locale'>) {
  const labels = messages.reading.documents;
  const items: [string, ReactNode][] = [];
  if (row.fund) items.push(['fund', <Fund key="fund" {...row.fund} />]);
  if (row.research) items.push(['research', <bdi key="research">{row.research}</bdi>]);
  if (row.language) items.push(['language', labels.language[row.language]]);
  if (row.file.pages) items.push(['pages', labels.pages(row.file.pages)]);
  if (items.length === 0) return null;
  return (
    <ul className={styles.particulars}>
      {items.map(([key, item]) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}

function Fund({ title, path }: { title: string; path: string | null }) {
  if (path === null) return <bdi>{title}</bdi>;
  return (
    <a href={path} className={styles.other}>
      <bdi>{title}</bdi>
    </a>
  );
}

function Replacement({ labels, other }: { labels: string; other: DocumentRow['replaces'] }) {
  if (!other) return null;
  return (
    <p className={styles.replacement}>
      {labels}{' '}
      {other.anchor === null ? (
        <bdi>{other.title}</bdi>
      ) : (
        <a href={`#${other.anchor}`} className={styles.other}>
          <bdi>{other.title}</bdi>
        </a>
      )}
    </p>
  );
}
