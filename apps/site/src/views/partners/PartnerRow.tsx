import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { PictureOrMonogram } from '../../components/PictureOrMonogram.tsx';
import type { RowOf } from '../../content/template.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './PartnersView.css.ts';

interface PartnerRowProps {
  messages: Messages;
  partner: RowOf<'partners', 'partners'>;
}

export function PartnerRow({ messages, partner: { name, text, image, url } }: PartnerRowProps) {
  const { partners } = messages.company;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <PictureOrMonogram image={image} name={name} fit="contain" />
      </span>
      <div className={styles.text}>
        <Heading level={3}>{name}</Heading>
        {text ? <Text tone="secondary">{text}</Text> : null}
      </div>
      {url ? (
        <TextLink href={url} size="ui" standalone external newTabLabel={messages.newTab}>
          {partners.website}
          <VisuallyHidden> {partners.of(name)}</VisuallyHidden>
        </TextLink>
      ) : null}
    </li>
  );
}
