import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FilterBox } from '../../features/filter/FilterBox.tsx';
import { SectionsNav } from '../documents/SectionsNav.tsx';
import type { DocumentSectionLink } from '../documents/sectionLinks.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './DownloadsHubView.css.ts';
import { SectionList } from './SectionList.tsx';

interface DownloadsHubViewProps extends ViewProps {
  sections: readonly DocumentSectionLink[];
}

/** Every section of the downloads with its count, and the latest document of each. */
export function DownloadsHubView({ locale, messages, page, sections }: DownloadsHubViewProps) {
  const labels = messages.reading.documents;
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
                {page.body ? <Prose html={page.body} /> : null}
                {sections.length > 0 ? (
                  <>
                    <div className={styles.search}>
                      <FilterBox
                        list="sections"
                        messages={{ search: labels.searchLatest, found: labels.found, nothing: labels.nothing }}
                      />
                    </div>
                    <SectionList locale={locale} messages={messages} sections={sections} />
                  </>
                ) : (
                  <Text tone="secondary">{messages.page.noChildren}</Text>
                )}
                <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
              </div>
            }
          />
        </Container>
      </Section>
    </>
  );
}
