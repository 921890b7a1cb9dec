import type { Locale } from '@fundfront/content-model';
import { getFooter } from '../../content/chrome.ts';
import { getContactDetails } from '../../content/contactDetails.ts';
import { getSettings, getUpdatedDate } from '../../content/site.ts';
import { Footer } from '../../features/footer/Footer.tsx';
import { SubscribeForm } from '../../features/subscribe/SubscribeForm.tsx';
import { messagesOf } from '../../i18n/index.ts';

export async function SiteFooter({ locale }: { locale: Locale }) {
  const messages = messagesOf(locale);
  const [settings, contactDetails, footer, updated] = await Promise.all([
    getSettings(locale),
    getContactDetails(locale),
    getFooter(locale),
    getUpdatedDate(),
  ]);
  return (
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
  );
}
