import { homePath, type Locale, normalizePath, publicPath, splitPublicPath } from '@fundfront/content-model';
import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getPage } from '../../../../../content/page.ts';
import { enterPast } from '../../../../../content/past.ts';
import { messagesOf } from '../../../../../i18n/index.ts';
import { ContentPage, pathOf } from '../../../../_site/ContentPage.tsx';
import { Document } from '../../../../_site/Document.tsx';
import { NotFoundPage } from '../../../../_site/NotFoundPage.tsx';
import { PastStrip } from './PastStrip.tsx';
import { StayInPast } from './StayInPast.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ token: string; path?: string[] }>;
}

/** `server/` puts this document in place of an answer of 404. */
const notFoundPath = '/not-found-page';

async function addressOf({ params }: Props): Promise<{ token: string; locale: Locale; path: string }> {
  const { token, path } = await params;
  return { token, ...splitPublicPath(pathOf(path)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { token, locale, path } = await addressOf(props);
  const past = await enterPast(token);
  const found = past && (await getPage(locale, path));
  const robots = { index: false, follow: false };
  return found?.kind === 'page' ? { title: found.title, robots } : { robots };
}

export default async function PastPage(props: Props) {
  const { token, locale, path } = await addressOf(props);
  const prefix = `/as-of/${token}`;
  if (!(await props.params).path) redirect(`${prefix}${homePath}`);
  const past = await enterPast(token);
  if (!past) {
    return (
      <Document locale={locale}>
        <SampleStrip>{messagesOf(locale).past.expired}</SampleStrip>
      </Document>
    );
  }
  const missing = path === notFoundPath;
  const found = missing ? null : await getPage(locale, path);
  if (!missing && !found) notFound();
  // Never for good: a browser would keep it for the address.
  if (found?.kind === 'redirect')
    redirect(normalizePath(found.to) && found.to.startsWith('/') ? prefix + found.to : found.to);
  const shown = found?.kind === 'page' ? found.locale : locale;
  return (
    <Document locale={shown}>
      <PastStrip locale={shown} at={past.at} today={missing ? publicPath(shown, homePath) : publicPath(locale, path)} />
      {missing ? <NotFoundPage locale={shown} /> : <ContentPage locale={shown} path={path} />}
      <StayInPast prefix={prefix} />
    </Document>
  );
}
