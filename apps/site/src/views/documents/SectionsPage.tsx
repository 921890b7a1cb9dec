import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { ShowAt } from '@fundfront/ui/layout/ShowAt';
import { Split } from '@fundfront/ui/layout/Split';
import type { ReactNode } from 'react';
import { CollapsibleNav } from '../../components/CollapsibleNav.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { LocalNav } from '../../components/LocalNav.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { Messages } from '../../i18n/index.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './SectionsPage.css.ts';
import type { DocumentSectionLink } from './sectionLinks.ts';

interface SectionsPageProps extends ViewProps {
  sections: readonly DocumentSectionLink[];
  space: keyof typeof styles.page;
  children: ReactNode;
}

export function SectionsPage({ locale, messages, page, sections, space, children }: SectionsPageProps) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <Split
            ratio="side"
            align="stretch"
            start={<SectionsNav messages={messages.reading.documents} sections={sections} path={page.path} />}
            end={
              <div className={styles.page[space]}>
                {children}
                <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
              </div>
            }
          />
        </Container>
      </Section>
    </>
  );
}

interface SectionsNavProps {
  messages: Messages['reading']['documents'];
  sections: readonly DocumentSectionLink[];
  path: string;
}

function SectionsNav({ messages, sections, path }: SectionsNavProps) {
  const links = sections.map(({ title, path: href, documents }) => ({
    title,
    path: href,
    count: documents && { number: documents.count, label: messages.countLabel },
  }));
  return (
    <>
      <CollapsibleNav label={messages.sections} links={links} path={path} />
      <ShowAt from="desktop">
        <LocalNav label={messages.sections} links={links} path={path} />
      </ShowAt>
    </>
  );
}
