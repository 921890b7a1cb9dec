import type { ReactNode } from 'react';
import { Document } from '../_site/Document.tsx';

export default function UrduLayout({ children }: { children: ReactNode }) {
  return <Document locale="ur">{children}</Document>;
}
