import { Ltr } from '@fundfront/ui/components/Ltr';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import { telHref } from '../../links.ts';
import * as styles from './MobileMenuFooter.css.ts';
import { LanguageLink, LoginLink, type TopBarProps } from './TopBar.tsx';

export function MobileMenuFooter({
  locale,
  messages,
  email,
  phones,
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
      </div>
      <LoginLink portal={portal} messages={messages} className={styles.login} />
    </div>
  );
}
