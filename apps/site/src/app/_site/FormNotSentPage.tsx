import { type Locale, otherLocale } from '@fundfront/content-model';
import type { Metadata } from 'next';
import { getContactDetails } from '../../content/contactDetails.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { FormNotSentView } from '../../views/formNotSent/FormNotSentView.tsx';
import { PageLayout } from './PageLayout.tsx';

export function formNotSentMetadata(locale: Locale): Metadata {
  return { title: messagesOf(locale).formNotSent.title, robots: { index: false } };
}

export async function FormNotSentPage({ locale }: { locale: Locale }) {
  return (
    <PageLayout locale={locale} path="" alternate={pathTo(otherLocale(locale), 'home')}>
      <FormNotSentView locale={locale} messages={messagesOf(locale)} contactDetails={await getContactDetails(locale)} />
    </PageLayout>
  );
}
