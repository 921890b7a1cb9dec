import { Chip } from '@fundfront/ui/components/Chip';
import { Text } from '@fundfront/ui/components/Text';
import { SideFacts } from '../../components/BesideText.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import type { Item } from '../../content/items.ts';
import { formatDate, formatDayOfMonth } from '../../i18n/index.ts';
import { outlineOf } from '../prose/outline.ts';
import type { EntryViewProps } from '../view.ts';

interface ArticleViewProps extends EntryViewProps<'article'> {
  /** Of its kind, newest first. */
  others: readonly Item<'article'>[];
}

const wordsPerMinute = 200;

/** Whole minutes, at least one; none where there is no text. */
export function readingMinutes(html: string): number {
  const { length } = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.ceil(length / wordsPerMinute);
}

export function ArticleView({ data: { kind, date }, others, ...view }: ArticleViewProps) {
  const { locale, messages, page } = view;
  const labels = messages.company.articles;
  const { html, sections } = outlineOf(page.body ?? '');
  const minutes = readingMinutes(page.body ?? '');
  const facts = [
    ...(date ? [{ term: labels.published, value: <time dateTime={date}>{formatDate(locale, date)}</time> }] : []),
    ...(minutes > 0 ? [{ term: labels.readingTime, value: labels.minutes(minutes) }] : []),
  ];
  const head = (
    <>
      {kind ? <Chip tone="outline">{labels.kinds[kind]}</Chip> : null}
      {date ? (
        <Text as="time" dateTime={date} size="meta" tone="meta">
          {formatDate(locale, date)}
        </Text>
      ) : null}
    </>
  );
  return (
    <FullWidthPage
      {...view}
      page={html ? { ...page, body: html } : page}
      textFirst
      head={head}
      sections={sections}
      beside={kind && facts.length > 0 ? <SideFacts title={labels.kinds[kind]} items={facts} /> : undefined}
      mark={date ? formatDayOfMonth(locale, date) : undefined}
      related={others}
    >
      {page.body || page.summary ? null : <Text tone="secondary">{messages.page.empty}</Text>}
    </FullWidthPage>
  );
}
