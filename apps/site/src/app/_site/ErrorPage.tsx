import type { Locale } from '@fundfront/content-model';
import { requestIdPlaceholder } from '@fundfront/web-server/requestId';
import type { Metadata } from 'next';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { ErrorView } from '../../views/error/ErrorView.tsx';

export function errorMetadata(locale: Locale): Metadata {
  return { title: messagesOf(locale).errors.error, robots: { index: false } };
}

/** Rendered while building: it reads nothing, so it is there when nothing else is. */
export function ErrorPage({ locale }: { locale: Locale }) {
  return (
    <ErrorView messages={messagesOf(locale).errors} home={pathTo(locale, 'home')} reference={requestIdPlaceholder} />
  );
}
