import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Cover } from '../../components/Cover.tsx';
import type { RowOf } from '../../content/template.ts';
import { formatDate, formatMonth } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './News.css.ts';

export function News({ locale, messages, data }: TemplateViewProps<'home'>) {
  const [lead, ...rest] = data.news ?? [];
  if (!lead) return null;
  const line = (item: RowOf<'home', 'news'>) => (
    <Text as="span" size="meta" tone="meta">
      {item.kind} · <time dateTime={item.date}>{formatDate(locale, item.date)}</time>
    </Text>
  );
  return (
    <Section space="none" labelledBy="home-news">
      <Container>
        <div className={styles.wrapper}>
          <div className={styles.head}>
            <Heading level={2} id="home-news">
              {data.newsTitle ?? messages.home.newsAll}
            </Heading>
            <TextLink href={pathTo(locale, 'news')} arrow size="ui">
              {messages.home.newsAll}
            </TextLink>
          </div>
          <div className={styles.news}>
            <a href={lead.url} className={styles.lead}>
              <span className={styles.cover}>
                <Cover shape="lead" mark={formatMonth(locale, lead.month ?? lead.date)} />
              </span>
              <Heading level={3}>{lead.title}</Heading>
              {lead.summary ? <span className={styles.summary}>{lead.summary}</span> : null}
              {line(lead)}
            </a>
            <ul className={styles.list}>
              {rest.map((item) => (
                <li key={`${item.date} ${item.title}`} className={styles.item}>
                  {line(item)}
                  <a href={item.url} className={styles.link}>
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
