import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import type { TemplateViewProps } from '../view.ts';
import { PartnerRow } from './PartnerRow.tsx';
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
