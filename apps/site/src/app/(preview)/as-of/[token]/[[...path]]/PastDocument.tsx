import { homePath, type Locale, normalizePath, publicPath } from '@fundfront/content-model';
import { notFound, redirect } from 'next/navigation';
import { getPage } from '../../../../../content/page.ts';
import type { Past } from '../../../../../content/past.ts';
import { StayInPast } from '../../../../../features/past/StayInPast.tsx';
import { island } from '../../../../../islands/island.tsx';
import { ContentPage } from '../../../../_site/ContentPage.tsx';
import { Document } from '../../../../_site/Document.tsx';
import { NotFoundPage } from '../../../../_site/NotFoundPage.tsx';
import { PastStrip } from './PastStrip.tsx';

const StayInPastIsland = island('stayInPast', StayInPast, 'load');

/** `server/` puts this document in place of an answer of 404. */
const notFoundPath = '/not-found-page';

interface PastDocumentProps {
  /** Below which the pages of this moment stand. */
  prefix: string;
  past: Past;
  locale: Locale;
  path: string;
}

export async function PastDocument({ prefix, past, locale, path }: PastDocumentProps) {
  const missing = path === notFoundPath;
  const found = missing ? null : await getPage(locale, path);
  if (!missing && !found) notFound();
  // Never for good: a browser would keep it for the address.
  if (found?.kind === 'redirect')
    redirect(normalizePath(found.to) && found.to.startsWith('/') ? prefix + found.to : found.to);
  const shown = found?.kind === 'page' ? found.locale : locale;
  return (
    <Document locale={shown}>
      <PastStrip locale={shown} past={past} today={missing ? publicPath(shown, homePath) : publicPath(locale, path)} />
      {missing ? <NotFoundPage locale={shown} /> : <ContentPage locale={shown} path={path} />}
      <StayInPastIsland prefix={prefix} />
    </Document>
  );
}
