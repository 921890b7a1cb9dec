import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { Messages } from '../i18n/index.ts';
import { telHref } from '../links.ts';
import * as styles from './ContactList.css.ts';

interface ContactListProps {
  messages: Messages;
  phone?: string | null;
  email?: string | null;
  hours?: string | null;
}

export function ContactList({ messages: { header, service }, phone, email, hours }: ContactListProps) {
  const link = (href: string, label: string) => (
    <TextLink href={href} tone="strong" standalone>
      <Ltr>{label}</Ltr>
    </TextLink>
  );
  const rows = [
    ...(phone ? [{ term: header.phone, value: link(telHref(phone), phone) }] : []),
    ...(email ? [{ term: header.email, value: link(`mailto:${email}`, email) }] : []),
    ...(hours ? [{ term: service.hours, value: hours }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <div className={styles.list}>
      <Facts layout="rail" items={rows} />
    </div>
  );
}
