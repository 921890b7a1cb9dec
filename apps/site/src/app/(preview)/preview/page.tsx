import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import type { Metadata } from 'next';
import { PageTabs } from '../../../components/PageTabs.tsx';
import { getPreview } from '../../../content/page.ts';
import { env } from '../../../env.ts';
import { EditorFollower } from '../../../features/preview/EditorFollower.tsx';
import { messagesOf } from '../../../i18n/index.ts';
import { alternatePath } from '../../_site/ContentPage.tsx';
import { Document } from '../../_site/Document.tsx';
import { pageMetadata } from '../../_site/metadata.ts';
import { PageLayout } from '../../_site/PageLayout.tsx';
import { renderView } from '../../_site/renderView.tsx';
import { NoticeDocument } from '../NoticeDocument.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

const previewOf = async ({ searchParams }: Props) => getPreview(String((await searchParams).token ?? ''));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await previewOf(props);
  return { ...(page && (await pageMetadata(page))), robots: { index: false, follow: false } };
}

export default async function Preview(props: Props) {
  const page = await previewOf(props);
  const messages = messagesOf(page?.locale ?? 'en');
  if (!page) return <NoticeDocument locale="en">{messages.previewExpired}</NoticeDocument>;
  return (
    <Document locale={page.locale}>
      <EditorFollower admin={new URL(env().PUBLIC_ADMIN_URL).origin} />
      <SampleStrip>{messages.preview}</SampleStrip>
      <PageLayout locale={page.locale} path={page.path} alternate={alternatePath(page)}>
        <PageTabs tabs={page.tabs} path={page.path} />
        {await renderView({ locale: page.locale, messages, page })}
      </PageLayout>
    </Document>
  );
}
