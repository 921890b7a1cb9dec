import type { Locale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import { telHref } from '../../links.ts';
import * as styles from './DistributorRow.css.ts';

interface DistributorRowProps {
  locale: Locale;
  messages: Messages;
  distributor: Item<'distributor'>;
}

export function DistributorRow({ locale, messages, distributor }: DistributorRowProps) {
  const { title, data } = distributor;
  const own = inLanguage(distributor.locale, locale);
  return (
    <div className={styles.row}>
      <strong className={styles.name} {...own}>
        {title}
      </strong>
      <p className={styles.place} {...own}>
        <span className={styles.city}>{data.city}</span>
        {data.address ? <span className={styles.postalAddress}>{data.address}</span> : null}
      </p>
      <div className={styles.ways}>
        {data.phone ? (
          <TextLink href={telHref(data.phone)} tone="strong" standalone>
            <Ltr>{data.phone}</Ltr>
          </TextLink>
        ) : null}
        {data.email ? (
          <TextLink href={`mailto:${data.email}`} standalone>
            <Ltr>{data.email}</Ltr>
          </TextLink>
        ) : null}
        {data.website ? (
          <TextLink href={data.website} external standalone newTabLabel={messages.newTab}>
            {messages.service.website}
          </TextLink>
        ) : null}
      </div>
    </div>
  );
}
