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

export function FileLinks({ messages, locale, fundId, kind, month }: FileLinksProps) {
  const query = new URLSearchParams({ locale, ...(month !== undefined && { month }) });
  return (
    <span className={styles.files} data-print="hide">
      {(['csv', 'xlsx'] as const).map((format) => (
        <TextLink key={format} href={`${fundFilePath(fundId, kind, format)}?${query}`} standalone size="ui">
          {messages[format]}
        </TextLink>
      ))}
    </span>
  );
}

interface FigureFilesProps extends Omit<FileLinksProps, 'messages' | 'month'> {
  messages: FileLinksProps['messages'] & { table: string };
  /** What “Show as table” opens. */
  children: ReactNode;
}

/** Below every drawing: its figures as a table, and as files. */
export function FigureFiles({ children, ...links }: FigureFilesProps) {
  return (
    <div className={styles.tools}>
      <details className={styles.details}>
        <summary className={styles.summary}>{links.messages.table}</summary>
        {children}
      </details>
      <FileLinks {...links} />
    </div>
  );
}
