import type { ImageValue, Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { PageLink } from '../content/page.ts';
import { formatDate, type Messages } from '../i18n/index.ts';
import { Cover } from './Cover.tsx';
import { inLanguage } from './inLanguage.ts';
import * as styles from './Related.css.ts';

export interface RelatedEntry {
  id: string;
  path: string | null;
  title: string;
  locale: Locale;
  data: { date: string | null; image: ImageValue | null };
}

interface RelatedProps {
  locale: Locale;
  messages: Messages;
  /** Newest first. */
  entries: readonly RelatedEntry[];
  all: PageLink | undefined;
}

const most = 3;

export function Related({ locale, messages, entries, all }: RelatedProps) {
  return (
    <section aria-labelledby="related" className={styles.section} data-print="hide">
      <div className={styles.head}>
        <Heading level={2} size="h3" id="related">
          {messages.company.related}
        </Heading>
        {all ? (
          <TextLink href={all.path} arrow size="ui">
            {all.title}
          </TextLink>
        ) : null}
      </div>
      <ul className={styles.tiles}>
        {entries.slice(0, most).map(({ id, path, title, data, locale: language }) => (
          <li key={id} className={styles.tile}>
            <Cover shape="tile" image={data.image} alt="" path={path} />
            <p className={styles.title} {...inLanguage(language, locale)}>
              {path === null ? (
                title
              ) : (
                <a href={path} className={styles.link}>
                  {title}
                </a>
              )}
            </p>
            {data.date ? (
              <time dateTime={data.date} className={styles.date}>
                {formatDate(locale, data.date)}
              </time>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
