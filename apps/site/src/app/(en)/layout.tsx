import type { ReactNode } from 'react';
import { Document } from '../_site/Document.tsx';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
