import type { ReactNode } from 'react';
import { Document } from '../_site/Document.tsx';

/** Pages without header and footer, for other sites to embed. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Document locale="en" embedded>
      {children}
    </Document>
  );
}
