import { directionOf, type Locale, otherLocale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Container } from '@fundfront/ui/layout/Container';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/index.ts';
import { telHref } from '../../links.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  locale: Locale;
  messages: Messages;
  email: string | null;
  phones: readonly string[];
  /** With country code. */
  whatsapp: string | null;
  careers: string;
  alternate: string;
  portal: string | null;
  search: ReactNode;
}

export function TopBar({
  locale,
  messages,
  email,
  phones,
  careers,
  alternate,
  portal,
  search,
}: Omit<TopBarProps, 'whatsapp'>) {
  const { header } = messages;
  return (
    <section aria-label={header.top} className={styles.bar} data-print="hide">
      <Container>
        <div className={styles.row}>
          {email ? (
            <a href={`mailto:${email}`} className={styles.contact}>
              <Ltr>{email}</Ltr>
            </a>
          ) : null}
          {phones.map((phone) => (
            <a key={phone} href={telHref(phone)} className={styles.phone}>
              <Ltr>{phone}</Ltr>
            </a>
          ))}
          <div className={styles.end}>
            <div className={styles.search}>{search}</div>
            <a href={careers} className={styles.careers}>
              {header.careers}
            </a>
            <LanguageLink locale={locale} href={alternate} className={styles.link}>
              {header.otherLanguage}
            </LanguageLink>
            <LoginLink portal={portal} messages={messages} className={styles.login} />
          </div>
        </div>
      </Container>
    </section>
  );
}

interface LoginLinkProps extends Pick<TopBarProps, 'portal' | 'messages'> {
  className: string;
}

export function LoginLink({ portal, messages, className }: LoginLinkProps) {
  if (!portal) return null;
  return (
    <a href={portal} target="_blank" rel="noopener noreferrer" className={className}>
      {messages.header.login}
      <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
    </a>
  );
}

interface LanguageLinkProps {
  locale: Locale;
  href: string;
  className: string;
  children: string;
}

export function LanguageLink({ locale, href, className, children }: LanguageLinkProps) {
  const other = otherLocale(locale);
  return (
    <a href={href} hrefLang={other} lang={other} dir={directionOf(other)} className={className}>
      {children}
    </a>
  );
}
