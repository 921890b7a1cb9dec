import type { Locale } from '@fundfront/content-model';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { TemplateViewProps } from '../view.ts';
import { byMonth } from './byMonth.ts';
import { DocumentList } from './DocumentList.tsx';
import * as styles from './DocumentsView.css.ts';
import { documentRows, type StatusContext } from './documentRows.ts';
import { ExpenseTable } from './ExpenseTable.tsx';
import { SectionsPage } from './SectionsPage.tsx';
import type { DocumentSectionLink } from './sectionLinks.ts';

interface DocumentsViewProps extends TemplateViewProps<'documents'> {
  items: readonly Item<'document'>[];
  pages?: ReactNode;
  sections: readonly DocumentSectionLink[];
  ratios: readonly Item<'expenseRatio'>[];
  statuses: StatusContext;
}

export function DocumentsView({ data, items, pages, sections, ratios, statuses, ...view }: DocumentsViewProps) {
  const { locale, messages, page } = view;
  const years = byMonth(documentRows(items, statuses));
  return (
    <SectionsPage {...view} sections={sections} space="l">
      {data.note ? <Text>{data.note}</Text> : null}
      <ExpenseTable locale={locale} messages={messages} ratios={ratios} />
      {years.length > 0 ? (
        <DocumentList locale={locale} messages={messages} years={years} />
      ) : (
        <EmptySection locale={locale} messages={messages} />
      )}
      {pages}
      <TextLink href={pathTo(locale, 'documentCheck')} arrow size="ui">
        {messages.reading.documents.check}
      </TextLink>
      {page.body ? (
        <div className={styles.about}>
          <Prose html={page.body} />
        </div>
      ) : null}
    </SectionsPage>
  );
}

function EmptySection({ locale, messages }: { locale: Locale; messages: Messages }) {
  const labels = messages.reading.documents;
  return (
    <EmptyState
      title={labels.empty}
      action={
        <TextLink href={pathTo(locale, 'subscribe')} arrow size="ui">
          {labels.subscribe}
        </TextLink>
      }
    >
      {labels.emptyHint}
    </EmptyState>
  );
}
