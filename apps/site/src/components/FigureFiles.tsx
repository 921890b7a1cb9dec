import type { Locale } from '@fundfront/content-model';
import { type FundFileKind, fundFilePath } from '@fundfront/content-model/historyFile';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import * as styles from './FigureFiles.css.ts';

interface FileLinksProps {
  messages: { csv: string; xlsx: string };
  locale: Locale;
  fundId: string;
  kind: FundFileKind;
  /** YYYY-MM */
  month?: string;
}

export function Files({ children }: { children: ReactNode }) {
  return (
    <span className={styles.files} data-print="hide">
      {children}
    </span>
  );
}

export function FileLinks({ messages, locale, fundId, kind, month }: FileLinksProps) {
  const query = new URLSearchParams({ locale, ...(month !== undefined && { month }) });
  return (
    <Files>
      {(['csv', 'xlsx'] as const).map((format) => (
        <TextLink key={format} href={`${fundFilePath(fundId, kind, format)}?${query}`} standalone size="ui">
          {messages[format]}
        </TextLink>
      ))}
    </Files>
  );
}

interface FigureFilesProps extends Omit<FileLinksProps, 'messages' | 'month'> {
  messages: FileLinksProps['messages'] & { table: string };
  children: ReactNode;
}

/** Below every drawing: its figures as a table, and as files. */
export function FigureFiles({ children, ...links }: FigureFilesProps) {
  return (
    <FigureTable label={links.messages.table} files={<FileLinks {...links} />}>
      {children}
    </FigureTable>
  );
}

interface FigureTableProps {
  label: string;
  files: ReactNode;
  children: ReactNode;
}

/** With files of its own. */
export function FigureTable({ label, files, children }: FigureTableProps) {
  return (
    <div className={styles.tools}>
      <details className={styles.details}>
        <summary className={styles.summary}>{label}</summary>
        {children}
      </details>
      {files}
    </div>
  );
}
