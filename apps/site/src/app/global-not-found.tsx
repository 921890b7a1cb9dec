import type { Metadata } from 'next';
import { enErrors } from '../i18n/en.errors.ts';
import { Document } from './_site/Document.tsx';
import { NotFoundNotice } from './_site/NotFoundNotice.tsx';

export const metadata: Metadata = { title: enErrors.notFound, robots: { index: false } };

export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <NotFoundNotice locale="en" />
    </Document>
  );
}
