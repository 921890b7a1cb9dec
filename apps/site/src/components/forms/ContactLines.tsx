import { Ltr } from '@fundfront/ui/components/Ltr';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { telHref } from '../../links.ts';
import * as styles from './ContactLines.css.ts';

export function ContactLines({ phone, email }: ContactDetails) {
  const lines = [
    ...(phone ? [{ href: telHref(phone), label: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <p className={styles.lines}>
      {lines.map(({ href, label }) => (
        <a key={href} href={href}>
          <Ltr>{label}</Ltr>
        </a>
      ))}
    </p>
  );
}
