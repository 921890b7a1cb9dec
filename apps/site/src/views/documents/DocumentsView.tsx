import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { Item } from '../../content/items.ts';
import type { TemplateData } from '../../content/template.ts';
import type { ViewProps } from '../view.ts';
import { byMonth } from './byMonth.ts';
import { DocumentList } from './DocumentList.tsx';
import * as styles from './DocumentsView.css.ts';
import { documentRows } from './documentRows.ts';
import { EmptySection } from './EmptySection.tsx';
import { SectionsNav } from './SectionsNav.tsx';
import type { DocumentSectionLink } from './sectionLinks.ts';

interface DocumentsViewProps extends ViewProps {
  data: TemplateData<'documents'>;
  items: readonly Item<'document'>[];
  sections: readonly DocumentSectionLink[];
}

/** The documents of one section, latest first, with the other sections beside them. */
export function DocumentsView({ locale, messages, page, data, items, sections }: DocumentsViewProps) {
  const labels = messages.reading.documents;
  const years = byMonth(documentRows(items));
  return (
    <>
      <PageHeader locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs} />
      <Section as="div" space="m">
        <Container>
          <Split
            ratio="side"
            align="stretch"
            start={<SectionsNav messages={labels} sections={sections} path={page.path} />}
            end={
              <div className={styles.page}>
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
                <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
              </div>
            }
          />
        </Container>
      </Section>
    </>
  );
}
