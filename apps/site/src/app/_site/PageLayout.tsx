import type { Locale } from '@fundfront/content-model';
import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import { SkipLink } from '@fundfront/ui/components/SkipLink';
import type { ReactNode } from 'react';
import { getFooter, getHeader } from '../../content/chrome.ts';
import { getContactDetails } from '../../content/contactDetails.ts';
import { getMenu } from '../../content/menu/getMenu.ts';
import { getSettings, getUpdatedDate } from '../../content/site.ts';
import { FloatingContact } from '../../features/contact/FloatingContact.tsx';
import { Footer } from '../../features/footer/Footer.tsx';
import { Header } from '../../features/navigation/Header.tsx';
import { RequestCall } from '../../features/requestCall/RequestCall.tsx';
import { SubscribeForm } from '../../features/subscribe/SubscribeForm.tsx';
import { messagesOf } from '../../i18n/index.ts';
import { phonesOf } from '../../links.ts';
import * as styles from './PageLayout.css.ts';
import { SiteSearch } from './SiteSearch.tsx';

interface PageLayoutProps {
  locale: Locale;
  path: string;
  alternate: string;
  children: ReactNode;
}

export async function PageLayout({ locale, path, alternate, children }: PageLayoutProps) {
  const messages = messagesOf(locale);
  const [settings, header, contactDetails, footer, menu, updated] = await Promise.all([
    getSettings(locale),
    getHeader(locale),
    getContactDetails(locale),
    getFooter(locale),
    getMenu(locale),
    getUpdatedDate(),
  ]);
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <header className={styles.header}>
        {settings.sampleContent ? <SampleStrip>{messages.sample}</SampleStrip> : null}
        <Header
          locale={locale}
          messages={messages}
          company={settings.title}
          tagline={settings.tagline}
          logo={header.logo ?? settings.logo}
          email={contactDetails.email}
          phones={phonesOf([header.phone, settings.phone])}
          portal={settings.portalUrl}
          alternate={alternate}
          path={path}
          menu={menu}
          search={<SiteSearch locale={locale} variant="bar" />}
          panelSearch={<SiteSearch locale={locale} variant="panel" />}
        />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        locale={locale}
        messages={messages}
        company={settings.title}
        content={footer}
        updated={updated}
        subscribe={
          <SubscribeForm locale={locale} messages={messages.forms} variant="footer" contactDetails={contactDetails} />
        }
      />
      <FloatingContact
        messages={messages}
        whatsapp={settings.whatsapp}
        call={<RequestCall locale={locale} messages={messages} />}
      />
    </>
  );
}
