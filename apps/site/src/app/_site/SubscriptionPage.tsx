import { type Locale, otherLocale, publicPath } from '@fundfront/content-model';
import type { Metadata } from 'next';
import { getContactDetails } from '../../content/contactDetails.ts';
import { messagesOf } from '../../i18n/index.ts';
import { SubscriptionView } from '../../views/subscription/SubscriptionView.tsx';
import { PageLayout } from './PageLayout.tsx';

type SubscriptionAction = 'confirm' | 'unsubscribe';

/** Its address carries a secret: no search engine may index it, no other site may see it as the referrer. */
export function subscriptionMetadata(locale: Locale, action: SubscriptionAction): Metadata {
  return { title: messagesOf(locale).subscription[action].title, robots: { index: false }, referrer: 'no-referrer' };
}

interface SubscriptionPageProps {
  locale: Locale;
  action: SubscriptionAction;
  token: string | string[] | undefined;
}

export async function SubscriptionPage({ locale, action, token }: SubscriptionPageProps) {
  const path = `/subscription/${action}`;
  const given = typeof token === 'string' && token !== '' ? token : null;
  const query = given === null ? '' : `?token=${encodeURIComponent(given)}`;
  return (
    <PageLayout
      locale={locale}
      path={publicPath(locale, path)}
      alternate={`${publicPath(otherLocale(locale), path)}${query}`}
    >
      <SubscriptionView
        locale={locale}
        messages={messagesOf(locale)}
        action={action}
        token={given}
        contactDetails={await getContactDetails(locale)}
      />
    </PageLayout>
  );
}
