import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { PictureOrMonogram } from '../../components/PictureOrMonogram.tsx';
import type { RowOf } from '../../content/template.ts';
import type { Messages } from '../../i18n/index.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './PartnersView.css.ts';

export function PartnersView({ data, ...view }: TemplateViewProps<'partners'>) {
  const { messages } = view;
  const roles = [...Map.groupBy(data.partners ?? [], ({ role }) => role)];
  return (
    <FullWidthPage {...view}>
      {roles.length === 0 ? (
        <Text tone="secondary">{messages.company.partners.none}</Text>
      ) : (
        <div>
          {roles.map(([role, partners]) => (
            <section key={role} className={styles.group}>
              <h2 className={styles.role}>{role}</h2>
              <ul className={styles.list}>
                {partners.map((partner) => (
                  <PartnerRow key={partner.name} messages={messages} partner={partner} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </FullWidthPage>
  );
}

interface PartnerRowProps {
  messages: Messages;
  partner: RowOf<'partners', 'partners'>;
}

function PartnerRow({ messages, partner: { name, text, image, url } }: PartnerRowProps) {
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
