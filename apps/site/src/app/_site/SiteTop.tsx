import type { Locale } from '@fundfront/content-model';
import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import { SkipLink } from '@fundfront/ui/components/SkipLink';
import { getSettings } from '../../content/site.ts';
import { messagesOf } from '../../i18n/index.ts';
import { SiteHeader } from './SiteHeader.tsx';
import * as styles from './SiteTop.css.ts';

interface SiteTopProps {
  locale: Locale;
  path: string;
  /** The page in the other language. */
  alternate: string;
}

export async function SiteTop({ locale, path, alternate }: SiteTopProps) {
  const messages = messagesOf(locale);
  const { sampleContent } = await getSettings(locale);
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <header className={styles.header}>
        {sampleContent ? <SampleStrip>{messages.sample}</SampleStrip> : null}
        <SiteHeader locale={locale} path={path} alternate={alternate} />
      </header>
    </>
  );
}
