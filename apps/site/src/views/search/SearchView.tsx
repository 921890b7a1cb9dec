import type { Locale } from '@fundfront/content-model';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import type { PageLink } from '../../content/page.ts';
import type { Messages } from '../../i18n/index.ts';
import { LinkRows } from '../../parts/LinkRows.tsx';
import { PageHead } from '../../parts/PageHead.tsx';

interface SearchViewProps {
  locale: Locale;
  messages: Messages;
  words: string;
  /** Pages that match; null where the search does not answer. */
  hits: readonly PageLink[] | null;
  popular: readonly PageLink[];
  search: ReactNode;
}

/** The full page of results, which needs no script. */
export function SearchView({ locale, messages, words, hits, popular, search }: SearchViewProps) {
  const { search: text } = messages;
  const found = hits !== null && hits.length > 0;
  const sentence = () => {
    if (words === '') return text.prompt;
    if (hits === null) return text.failed;
    return found ? text.found(hits.length, words) : `${text.nothing(words)} ${text.hint}`;
  };
  return (
    <>
      <PageHead locale={locale} messages={messages} title={text.title} above={[]} />
      <Section as="div" space="m">
        <Container>
          <Stack space="l">
            {search}
            <Text tone="secondary" role="status">
              {sentence()}
            </Text>
            <LinkRows label={text.results} links={found ? hits : popular} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
