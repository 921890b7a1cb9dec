import type { Locale } from '@fundfront/content-model';
import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import { SkipLink } from '@fundfront/ui/components/SkipLink';
import type { ReactNode } from 'react';
import { getSettings } from '../../content/site.ts';
import { messagesOf } from '../../i18n/index.ts';
import * as styles from './PageLayout.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface PageLayoutProps {
  locale: Locale;
  path: string;
  alternate: string;
  children: ReactNode;
}

export async function PageLayout({ locale, path, alternate, children }: PageLayoutProps) {
  const messages = messagesOf(locale);
  const { sampleContent } = await getSettings(locale);
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <header className={styles.header}>
        {sampleContent ? <SampleStrip>{messages.sample}</SampleStrip> : null}
        <SiteHeader locale={locale} path={path} alternate={alternate} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
