import type { Locale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Container } from '@fundfront/ui/layout/Container';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { ReactNode } from 'react';
import { Brand } from '../../components/Brand.tsx';
import type { FooterContent } from '../../content/chrome.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';
import { authorities, pathTo, telHref } from '../../links.ts';
import * as styles from './Footer.css.ts';
import { FooterHtml } from './FooterHtml.tsx';
import { PictureLinks } from './PictureLinks.tsx';

export interface FooterProps {
  locale: Locale;
  messages: Messages;
  company: string;
  content: FooterContent;
  updated: string | null;
  subscribe: ReactNode;
}

export function Footer({ locale, messages, company, content, updated, subscribe }: FooterProps) {
  const labels = messages.footer;
  const { postalAddress, contact, quickLinks, cutoffs } = content;
  return (
    <footer className={styles.foot}>
      <div className={styles.pattern} aria-hidden="true">
        <GirihField use="footer" />
      </div>
      <Container>
        <div className={styles.grid}>
          <div>
            <div className={styles.brand}>
              <Brand name={company} href={pathTo(locale, 'home')} image={content.logo} onDark />
            </div>
            <FooterSection title={labels.postalAddress}>
              <FooterHtml html={postalAddress} />
            </FooterSection>
            <FooterSection title={labels.contact}>
              <FooterHtml html={contact} />
              <Contacts phones={content.phones} emails={content.emails} />
            </FooterSection>
          </div>
          <FooterSection title={labels.quickLinks}>
            <FooterHtml html={quickLinks.body} />
            <ul>
              {quickLinks.links.map(({ title, url }) => (
                <li key={`${url} ${title}`}>
                  <a href={url} className={styles.link}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </FooterSection>
          <div>
            <FooterSection title={labels.cutoffs}>
              <FooterHtml html={cutoffs} />
            </FooterSection>
            <PictureLinks pictures={content.pictures} messages={messages} authorities={authorities} />
          </div>
          <div>
            <FooterSection title={labels.subscribe}>{subscribe}</FooterSection>
          </div>
        </div>
        <FooterEnd locale={locale} messages={messages} company={company} content={content} updated={updated} />
      </Container>
    </footer>
  );
}

function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

function Contacts({ phones, emails }: { phones: readonly string[]; emails: readonly string[] }) {
  const all = [
    ...phones.map((text) => ({ text, href: telHref(text) })),
    ...emails.map((text) => ({ text, href: `mailto:${text}` })),
  ];
  if (all.length === 0) return null;
  return (
    <ul>
      {all.map(({ text, href }) => (
        <li key={text}>
          <a href={href} className={styles.link}>
            <Ltr>{text}</Ltr>
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterEnd({ locale, messages, company, content, updated }: Omit<FooterProps, 'subscribe'>) {
  const labels = messages.footer;
  const year = updated?.slice(0, 4);
  return (
    <div className={styles.end}>
      <div className={styles.siteDetail}>
        {content.site ? (
          <FooterHtml html={content.site} />
        ) : (
          <p>
            © {year ? <Ltr>{year}</Ltr> : null} {company} · {labels.rights}
          </p>
        )}
      </div>
      {updated ? (
        <p>
          {labels.updated}: <time dateTime={updated}>{formatDate(locale, updated)}</time>
        </p>
      ) : null}
      {content.social.length > 0 ? (
        <ul className={styles.social} aria-label={labels.social}>
          {content.social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {labels.networks[network]}
                <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
