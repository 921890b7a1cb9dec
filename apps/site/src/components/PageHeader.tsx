import type { Locale } from '@fundfront/content-model';
import { Breadcrumbs } from '@fundfront/ui/components/Breadcrumbs';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { pathTo } from '../links.ts';
import { coverOf } from './coverOf.ts';
import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  locale: Locale;
  messages: Messages;
  /** Its breadcrumbs are those above it, outermost first, home left out. */
  page: Pick<SitePage, 'title' | 'summary' | 'path' | 'breadcrumbs'>;
  tone?: 'navy' | 'paper';
  children?: ReactNode;
}

/** A page that is no entry, for its head. */
export const ownPage = (path: string, title: string, summary: string | null = null): PageHeaderProps['page'] => ({
  title,
  summary,
  path,
  breadcrumbs: [],
});

export function PageHeader({ locale, messages, page, tone = 'navy', children }: PageHeaderProps) {
  const { breadcrumbs } = messages;
  const trail = [
    { label: breadcrumbs.home, href: pathTo(locale, 'home') },
    ...page.breadcrumbs.map((link) => ({ label: link.title, href: link.path })),
    { label: page.title },
  ];
  return (
    <Section
      as="div"
      tone={tone}
      space="none"
      pattern={tone === 'navy' ? <GirihField use="cover" drawing={coverOf(page.path)} /> : undefined}
    >
      <Container>
        <div className={styles.head[tone]}>
          <Breadcrumbs items={trail} label={breadcrumbs.label} />
          <div className={styles.text[tone]}>
            <Heading level={1} size="h2">
              {page.title}
            </Heading>
            {page.summary ? (
              <div className={styles.lead}>
                <Text size="lead" tone="secondary">
                  {page.summary}
                </Text>
              </div>
            ) : null}
          </div>
          {children}
        </div>
      </Container>
    </Section>
  );
}
