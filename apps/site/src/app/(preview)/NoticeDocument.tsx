import type { Locale } from '@fundfront/content-model';
import { SampleStrip } from '@fundfront/ui/components/SampleStrip';
import { Document } from '../_site/Document.tsx';

interface NoticeDocumentProps {
  locale: Locale;
  children: string;
}

/** All that is shown where there is nothing to look at, such as after a link has expired. */
export function NoticeDocument({ locale, children }: NoticeDocumentProps) {
  return (
    <Document locale={locale}>
      <SampleStrip>{children}</SampleStrip>
    </Document>
  );
}
