import { homePath, type Locale, splitPublicPath } from '@fundfront/content-model';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getPage } from '../../../../../content/page.ts';
import { enterPast } from '../../../../../content/past.ts';
import { messagesOf } from '../../../../../i18n/index.ts';
import { pathOf } from '../../../../_site/ContentPage.tsx';
import { NoticeDocument } from '../../../NoticeDocument.tsx';
import { PastDocument } from './PastDocument.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ token: string; path?: string[] }>;
}

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
  if (!past) return <NoticeDocument locale={locale}>{messagesOf(locale).past.expired}</NoticeDocument>;
  return <PastDocument prefix={prefix} past={past} locale={locale} path={path} />;
}
