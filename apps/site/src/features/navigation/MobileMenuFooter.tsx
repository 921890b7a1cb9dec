import { Ltr } from '@fundfront/ui/components/Ltr';
import { Chat } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import { telHref, whatsappHref } from '../../links.ts';
import * as styles from './MobileMenuFooter.css.ts';
import { LanguageLink, LoginLink, type TopBarProps } from './TopBar.tsx';

export function MobileMenuFooter({
  locale,
  messages,
  email,
  phones,
  whatsapp,
  careers,
  alternate,
  portal,
}: Omit<TopBarProps, 'search'>) {
  return (
    <div className={styles.foot}>
      <div className={styles.pattern} aria-hidden="true">
        <GirihField use="aside" />
      </div>
      <div className={styles.footRow}>
        <LanguageLink locale={locale} href={alternate} className={styles.footLink}>
          {messages.header.readInOther}
        </LanguageLink>
        <a href={careers} className={styles.footLink}>
          {messages.header.careers}
        </a>
      </div>
      <div className={styles.footRow}>
        {phones.map((phone) => (
          <a key={phone} href={telHref(phone)} className={styles.footLink}>
            <Ltr>{phone}</Ltr>
          </a>
        ))}
        {email ? (
          <a href={`mailto:${email}`} className={styles.footLink}>
            <Ltr>{email}</Ltr>
          </a>
        ) : null}
        {whatsapp ? (
          <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener noreferrer" className={styles.footLink}>
            <Chat />
            {messages.contact.whatsapp}
            <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
          </a>
        ) : null}
      </div>
      <LoginLink portal={portal} messages={messages} className={styles.login} />
    </div>
  );
}
