import { randomUUID } from 'node:crypto';
import type { Client } from '@fundfront/api-client';
import type { Locale } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';

export const newWord = () => `word${randomUUID().replaceAll('-', '').slice(0, 10)}`;

interface PageContent {
  title: string;
  slug?: string;
  summary?: string | null;
  body?: string | null;
}

const pageContent = ({ title, slug = newWord(), summary = null, body = null }: PageContent) => ({
  title,
  slug,
  summary,
  body,
  font: null,
  otherAddresses: null,
  seo: null,
});

const shared = { template: 'prose', image: null, isActive: true };

export function draftPage(client: Client, page: PageContent & { parentId?: string | null }): Promise<EntryDetail> {
  const { parentId = null, ...own } = page;
  const body = { locale: 'en' as const, parentId, data: { ...shared, ...pageContent(own) } };
  return client.call(calls.createEntry, { params: { type: 'pages' }, body });
}

export async function rewrite(
  client: Client,
  page: EntryDetail,
  locale: Locale,
  own: PageContent,
): Promise<EntryDetail> {
  const params = { type: 'pages', id: page.id, locale };
  const { version } = await client.call(calls.getEntry, { params });
  const data = { ...pageContent({ slug: String(page.data.slug), ...own }), ...(locale === page.baseLocale && shared) };
  return client.call(calls.saveEntry, { params, body: { version, data } });
}

export async function publish(client: Client, page: EntryDetail, locale: Locale = 'en'): Promise<string> {
  const params = { type: 'pages', id: page.id, locale };
  const { version } = await client.call(calls.getEntry, { params });
  const { path } = await client.call(calls.publishEntry, { params, body: { version } });
  if (path === null) throw new Error(`The page ${page.id} has no address`);
  return path;
}

export async function livePage(client: Client, page: Parameters<typeof draftPage>[1]) {
  const entry = await draftPage(client, page);
  return { entry, path: await publish(client, entry) };
}

export async function pageAt(client: Client, path: string): Promise<string> {
  return (await client.call(calls.findByPath, { query: { path } })).id;
}
