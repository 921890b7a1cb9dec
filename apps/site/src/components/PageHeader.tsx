import type { Locale } from '@fundfront/content-model';
import { Breadcrumbs } from '@fundfront/ui/components/Breadcrumbs';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { ReactNode } from 'react';
import type { PageLink } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { pathTo } from '../links.ts';
import { coverOf } from './coverOf.ts';
import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  locale: Locale;
  messages: Messages;
  title: string;
  lead?: string | null;
  /** Its own. */
  path: string;
  /** Outermost first, home left out. */
  above: readonly PageLink[];
  tone?: 'navy' | 'paper';
  children?: ReactNode;
}

export function PageHeader({ locale, messages, title, lead, path, above, tone = 'navy', children }: PageHeaderProps) {
  const { breadcrumbs } = messages;
  const trail = [
    { label: breadcrumbs.home, href: pathTo(locale, 'home') },
    ...above.map((link) => ({ label: link.title, href: link.path })),
    { label: title },
  ];
  return (
    <Section
      as="div"
      tone={tone}
      space="none"
      pattern={tone === 'navy' ? <GirihField use="cover" drawing={coverOf(path)} /> : undefined}
    >
      <Container>
        <div className={styles.head[tone]}>
          <Breadcrumbs items={trail} label={breadcrumbs.label} />
          <div className={styles.text[tone]}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {lead ? (
              <div className={styles.lead}>
                <Text size="lead" tone="secondary">
                  {lead}
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
