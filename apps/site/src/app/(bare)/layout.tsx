import type { ReactNode } from 'react';
import { Document } from '../_site/Document.tsx';

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Document locale="en" embedded>
      {children}
    </Document>
  );
}
