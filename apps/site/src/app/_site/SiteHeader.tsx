import type { Locale } from '@fundfront/content-model';
import { getHeader } from '../../content/chrome.ts';
import { getContactDetails } from '../../content/contactDetails.ts';
import { getMenu } from '../../content/menu/getMenu.ts';
import { getSettings } from '../../content/site.ts';
import { Header } from '../../features/navigation/Header.tsx';
import { ContactButtons } from '../../features/requestCall/ContactButtons.tsx';
import { messagesOf } from '../../i18n/index.ts';
import { phonesOf } from '../../links.ts';
import { SiteSearch } from './SiteSearch.tsx';

interface SiteHeaderProps {
  locale: Locale;
  path: string;
  alternate: string;
}

export async function SiteHeader({ locale, path, alternate }: SiteHeaderProps) {
  const messages = messagesOf(locale);
  const [settings, header, contactDetails, menu] = await Promise.all([
    getSettings(locale),
    getHeader(locale),
    getContactDetails(locale),
    getMenu(locale),
  ]);
  return (
    <Header
      locale={locale}
      messages={messages}
      company={settings.title}
      tagline={settings.tagline}
      logo={header.logo ?? settings.logo}
      email={contactDetails.email}
      phones={phonesOf([header.phone, settings.phone])}
      whatsapp={settings.whatsapp}
      portal={settings.portalUrl}
      alternate={alternate}
      path={path}
      menu={menu}
      search={<SiteSearch locale={locale} variant="bar" />}
      panelSearch={<SiteSearch locale={locale} variant="panel" />}
      contact={
        <ContactButtons
          locale={locale}
          messages={messages}
          whatsapp={settings.whatsapp}
          contactDetails={contactDetails}
        />
      }
    />
  );
}
