import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import type { Item } from '../../content/items.ts';
import type { TemplateViewProps } from '../view.ts';
import { byMonth } from './byMonth.ts';
import { DocumentList } from './DocumentList.tsx';
import * as styles from './DocumentsView.css.ts';
import { documentRows } from './documentRows.ts';
import { EmptySection } from './EmptySection.tsx';
import { SectionsPage } from './SectionsPage.tsx';
import type { DocumentSectionLink } from './sectionLinks.ts';

interface DocumentsViewProps extends TemplateViewProps<'documents'> {
  items: readonly Item<'document'>[];
  sections: readonly DocumentSectionLink[];
}

export function DocumentsView({ data, items, sections, ...view }: DocumentsViewProps) {
  const { locale, messages, page } = view;
  const years = byMonth(documentRows(items));
  return (
    <SectionsPage {...view} sections={sections} space="l">
      {data.note ? <Text>{data.note}</Text> : null}
      {years.length > 0 ? (
        <DocumentList locale={locale} messages={messages} years={years} />
      ) : (
        <EmptySection locale={locale} messages={messages} />
      )}
      {page.body ? (
        <div className={styles.about}>
          <Prose html={page.body} />
        </div>
      ) : null}
    </SectionsPage>
  );
}
