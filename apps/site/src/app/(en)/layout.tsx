import type { ReactNode } from 'react';
import { Document } from '../_site/Document.tsx';

/** The document of all English pages. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
