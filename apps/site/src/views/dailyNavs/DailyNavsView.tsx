import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { NavBoard } from '../../content/site.ts';
import { FundTable } from '../../features/navBoard/FundTable.tsx';
import { formatDate } from '../../i18n/index.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './DailyNavsView.css.ts';

interface DailyNavsViewProps extends ViewProps {
  board: NavBoard;
}

export function DailyNavsView({ locale, messages, page, board }: DailyNavsViewProps) {
  const { fund } = messages;
  const groups = [...new Set(board.funds.map((row) => row.category.group))];
  const titleOf = (group: string) =>
    board.categories.find((category) => category.slug === group) ??
    board.categories.find((category) => category.group === group);
  return (
    <>
      <PageHeader locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs}>
        {board.asOf ? (
          <p className={styles.asOf}>
            {fund.asOf} <time dateTime={board.asOf}>{formatDate(locale, board.asOf)}</time>
          </p>
        ) : null}
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <div className={styles.groups}>
            {page.body ? <Prose html={page.body} /> : null}
            {groups.length === 0 ? <Text tone="secondary">{fund.none}</Text> : null}
            {groups.map((group) => {
              const category = titleOf(group);
              const rows = board.funds.filter((row) => row.category.group === group);
              return (
                <section key={group} aria-labelledby={`group-${group}`}>
                  <div className={styles.head}>
                    <Heading level={2} size="h3" id={`group-${group}`}>
                      {category?.title ?? group}
                    </Heading>
                    {category ? (
                      <TextLink href={category.path} arrow size="ui">
                        {fund.count(rows.length)}
                      </TextLink>
                    ) : null}
                  </div>
                  <div className={styles.table}>
                    <FundTable
                      locale={locale}
                      messages={messages}
                      caption={category?.title ?? group}
                      rows={rows}
                      columns="full"
                    />
                  </div>
                </section>
              );
            })}
            <Disclaimer messages={messages} />
          </div>
        </Container>
      </Section>
    </>
  );
}
