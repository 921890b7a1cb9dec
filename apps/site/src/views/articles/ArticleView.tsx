import { Chip } from '@fundfront/ui/components/Chip';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import type { Item } from '../../content/items.ts';
import { formatDate, formatDayOfMonth } from '../../i18n/index.ts';
import { outlineOf } from '../prose/outline.ts';
import type { EntryViewProps } from '../view.ts';

interface ArticleViewProps extends EntryViewProps<'article'> {
  /** Of its kind, newest first. */
  others: readonly Item<'article'>[];
}

export function ArticleView({ data: { kind, date }, others, ...view }: ArticleViewProps) {
  const { locale, messages, page } = view;
  const { html, sections } = outlineOf(page.body ?? '');
  const head = (
    <>
      {kind ? <Chip tone="outline">{messages.company.articles.kinds[kind]}</Chip> : null}
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
      mark={date ? formatDayOfMonth(locale, date) : undefined}
      related={others}
    >
      {page.body || page.summary ? null : <Text tone="secondary">{messages.page.empty}</Text>}
    </FullWidthPage>
  );
}
