import { TextLink } from '@fundfront/ui/components/TextLink';
import { DocumentMark } from '../../components/DocumentMark.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import { DocumentFilter } from '../../features/documentFilter/DocumentFilter.tsx';
import { documentKind, documentKinds } from '../../features/documentFilter/documentKinds.ts';
import { formatDate } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { fileHref, pathTo } from '../../links.ts';
import type { DocumentRow } from '../documents/documentRows.ts';
import { FileFacts } from '../documents/FileFacts.tsx';
import { Fingerprint } from '../documents/Fingerprint.tsx';
import { byYear, dayOf } from '../documents/statusDay.ts';
import * as styles from './FundDocuments.css.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';

const DocumentFilterIsland = island('documentFilter', DocumentFilter, 'visible');

const kindsOf = (rows: readonly DocumentRow[]) => {
  const there = new Set(rows.map(({ section }) => documentKind(section)));
  return documentKinds.filter((kind) => there.has(kind));
};

/** Nothing without documents. */
export function FundDocuments(props: FundViewProps) {
  const { locale, messages, documents } = props;
  if (documents.length === 0) return null;
  const labels = messages.reading.documents;
  return (
    <FundSection id="documents" title={labels.ofFund} lead={labels.ofFundLead}>
      <DocumentFilterIsland
        label={labels.kind}
        all={labels.kinds.all}
        kinds={kindsOf(documents).map((kind) => ({ kind, label: labels.kinds[kind] }))}
      >
        <table className={styles.table} aria-label={labels.ofFund}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{labels.document}</th>
              <th scope="col">{labels.status}</th>
              <th scope="col">{labels.published}</th>
              <th scope="col">{labels.effective}</th>
              <th scope="col">{labels.file}</th>
            </tr>
          </thead>
          {byYear(documents).map(({ year, rows }) => (
            <tbody key={year} data-kinds={kindsOf(rows).join(' ')}>
              <tr className={styles.yearRow}>
                <th colSpan={5} scope="rowgroup" className={styles.year}>
                  {year}
                </th>
              </tr>
              {rows.map((row) => (
                <FundDocument key={row.anchor} {...props} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </DocumentFilterIsland>
      <TextLink href={pathTo(locale, 'documentCheck')} arrow size="ui">
        {labels.check}
      </TextLink>
    </FundSection>
  );
}

function FundDocument({ locale, messages, row }: FundViewProps & { row: DocumentRow }) {
  const labels = messages.reading.documents;
  const { status } = row;
  return (
    <tr data-kind={documentKind(row.section)} className={styles.row}>
      <th scope="row" className={styles.title}>
        <a
          href={fileHref(row.file)}
          download={row.file.name}
          data-status={status.kind}
          className={styles.link}
          {...inLanguage(row.locale, locale)}
        >
          {row.title}
        </a>
      </th>
      <td>
        <DocumentMark locale={locale} messages={messages.documentStatus} kind={status.kind} {...dayOf(status)} />
      </td>
      <td className={styles.date}>
        <span className={styles.label}>{labels.published} </span>
        <time dateTime={row.date}>{formatDate(locale, row.date)}</time>
      </td>
      <td className={styles.date} data-empty={row.effectiveDate === null || undefined}>
        {row.effectiveDate ? (
          <>
            <span className={styles.label}>{labels.effective} </span>
            <time dateTime={row.effectiveDate}>{formatDate(locale, row.effectiveDate)}</time>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={styles.file}>
        <FileFacts messages={messages} file={row.file} />
        <Fingerprint label={labels.fingerprint} sha256={row.file.sha256} />
      </td>
    </tr>
  );
}
