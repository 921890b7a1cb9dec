import type { Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { pastOf } from '../../content/past.ts';
import { pathTo } from '../../links.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTop } from './SiteTop.tsx';

interface PageLayoutProps {
  locale: Locale;
  path: string;
  alternate: string;
  children: ReactNode;
}

/**
 * Header and footer are drawn once for each language (`ChromePage`), and the page server puts them where the templates
 * stand. The site as of a moment has those of that moment, and development has no such page server.
 */
export function PageLayout({ locale, path, alternate, children }: PageLayoutProps) {
  const drawsAll = process.env.NODE_ENV === 'development' || pastOf() !== null;
  return (
    <>
      {drawsAll ? (
        <SiteTop locale={locale} path={path} alternate={alternate} />
      ) : (
        <template data-chrome="header" data-path={path} data-alternate={alternate} />
      )}
      <main id="main" tabIndex={-1} data-page={path === pathTo(locale, 'call') ? 'call' : undefined}>
        {children}
      </main>
      {drawsAll ? <SiteFooter locale={locale} /> : <template data-chrome="footer" />}
    </>
  );
}
