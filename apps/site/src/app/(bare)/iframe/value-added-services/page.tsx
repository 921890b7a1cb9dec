import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPage } from '../../../../content/page.ts';
import { templateData } from '../../../../content/template.ts';
import { messagesOf } from '../../../../i18n/index.ts';
import { BareView } from '../../../../views/bare/BareView.tsx';
import { pageMetadata } from '../../../_site/metadata.ts';

const path = '/customer-service/value-added-services';

async function shownPage() {
  const found = await getPage('en', path);
  return found?.kind === 'page' ? found : notFound();
}

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata(await shownPage())), robots: { index: false } };
}

export default async function EmbeddedServices() {
  const page = await shownPage();
  return <BareView messages={messagesOf('en')} page={page} data={templateData('services', page.data)} />;
}
