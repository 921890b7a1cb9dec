import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { inLanguage } from '../../components/inLanguage.ts';
import { Filter } from '../../features/filter/Filter.tsx';
import { formatDate, type Messages } from '../../i18n/index.ts';
import { fileHref } from '../../links.ts';
import type { DocumentFacts } from '../documents/documentRows.ts';
import { FileFacts } from '../documents/FileFacts.tsx';
import { SectionsPage } from '../documents/SectionsPage.tsx';
import type { DocumentSectionLink } from '../documents/sectionLinks.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './DownloadsHubView.css.ts';

interface DownloadsHubViewProps extends ViewProps {
  sections: readonly DocumentSectionLink[];
}

export function DownloadsHubView({ sections, ...view }: DownloadsHubViewProps) {
  const { locale, messages, page } = view;
  const { searchLatest: search, found, nothing } = messages.reading.documents;
  return (
    <SectionsPage {...view} sections={sections} space="m">
      {page.body ? <Prose html={page.body} /> : null}
      {sections.length > 0 ? (
        <>
          <div className={styles.search}>
            <Filter list="sections" messages={{ search, found, nothing }} />
          </div>
          <SectionList locale={locale} messages={messages} sections={sections} />
        </>
      ) : (
        <Text tone="secondary">{messages.page.noChildren}</Text>
      )}
    </SectionsPage>
  );
}

interface SectionListProps {
  locale: Locale;
  messages: Messages;
  sections: readonly DocumentSectionLink[];
}

function SectionList({ locale, messages, sections }: SectionListProps) {
  const labels = messages.reading.documents;
  return (
    <ul id="sections" className={styles.list}>
      {sections.map(({ path, title, summary, documents }) => (
        <li key={path} data-filter-item className={styles.row}>
          <div>
            <h2 className={styles.title}>
              <a href={path} className={styles.section}>
                {title}
              </a>
            </h2>
            {documents && documents.count > 0 ? <p className={styles.meta}>{labels.count(documents.count)}</p> : null}
          </div>
          {documents?.latest ? (
            <Latest locale={locale} messages={messages} row={documents.latest} />
          ) : (
            <p className={styles.summary}>{documents ? labels.none : summary}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Latest({ locale, messages, row }: { locale: Locale; messages: Messages; row: DocumentFacts }) {
  const labels = messages.reading.documents;
  return (
    <div className={styles.latest}>
      <div className={styles.main}>
        <p className={styles.meta}>
          <span className={styles.mark}>{labels.latest}</span>
          <time dateTime={row.date}>{formatDate(locale, row.date)}</time>
        </p>
        <p {...inLanguage(row.locale, locale)}>
          <a href={fileHref(row.file)} download={row.file.name} className={styles.document}>
            {row.title}
          </a>
        </p>
      </div>
      <FileFacts messages={messages} file={row.file} />
    </div>
  );
}
