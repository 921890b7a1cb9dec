import type { Locale } from '@fundfront/content-model';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { addressesOf, menuOfBar } from '../../content/menu/buildMenu.ts';
import { getMenu } from '../../content/menu/getMenu.ts';
import { anyAlternate } from '../../currentEntry.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTop } from './SiteTop.tsx';

export function chromeMetadata(locale: Locale): Metadata {
  return { title: messagesOf(locale).header.menu, robots: { index: false } };
}

/** Header and footer for every page of a language, each behind a template. Needs the API: not while building. */
export async function ChromePage({ locale }: { locale: Locale }) {
  await connection();
  const menu = menuOfBar(await getMenu(locale), pathTo(locale, 'careers'));
  return (
    <>
      <template data-chrome="header" data-home={pathTo(locale, 'home')} data-menu={JSON.stringify(addressesOf(menu))} />
      <SiteTop locale={locale} path="" alternate={anyAlternate} />
      <template data-chrome="footer" />
      <SiteFooter locale={locale} />
      <template data-chrome="end" />
    </>
  );
}
