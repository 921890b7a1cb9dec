import { type Locale, limits } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import { LinkRows } from '../../components/LinkRows.tsx';
import { ownPage, PageHeader } from '../../components/PageHeader.tsx';
import type { PageLink } from '../../content/page.ts';
import type { SearchHit } from '../../content/site.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import * as styles from './SearchView.css.ts';

interface SearchViewProps {
  locale: Locale;
  messages: Messages;
  terms: string;
  /** Best first; null where the search does not answer. */
  hits: readonly SearchHit[] | null;
  popular: readonly PageLink[];
  search: ReactNode;
}

export function SearchView({ locale, messages, terms, hits, popular, search }: SearchViewProps) {
  const { search: text } = messages;
  const found = hits ?? [];
  const sentence = () => {
    if (terms === '') return text.prompt;
    if (hits === null) return text.failed;
    if (found.length === 0) return `${text.nothing(terms)} ${text.hint}`;
    return found.length < limits.searchResults ? text.found(found.length, terms) : text.best(found.length, terms);
  };
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={ownPage(pathTo(locale, 'search'), text.title)} />
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            <Stack space="m">
              {search}
              <Text tone="secondary" role="status">
                {sentence()}
              </Text>
            </Stack>
            {found.length > 0 ? (
              <HitGroups messages={messages} hits={found} />
            ) : (
              <Stack space="m">
                <Heading level={2} size="h3">
                  {text.popular}
                </Heading>
                <LinkRows label={text.popular} links={popular} />
              </Stack>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

interface HitGroupsProps {
  messages: Messages;
  hits: readonly SearchHit[];
}

function HitGroups({ messages, hits }: HitGroupsProps) {
  return (
    <div className={styles.groups}>
      {[...Map.groupBy(hits, (hit) => messages.search.kinds[hit.kind])].map(([kind, links]) => (
        <section key={kind} className={styles.group}>
          <div className={styles.head}>
            <Heading level={2} size="h3">
              {kind}
            </Heading>
            <span className={styles.count}>{links.length}</span>
          </div>
          <LinkRows label={kind} links={links} />
        </section>
      ))}
    </div>
  );
}
