import type { Metadata } from 'next';
import { enErrors } from '../../../i18n/en.errors.ts';
import { NotFoundPage } from '../../_site/NotFoundPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: enErrors.notFound, robots: { index: false } };

/** The whole document that the server in front puts in place of Next's empty one. */
export default function EnglishNotFoundDocument() {
  return <NotFoundPage locale="en" />;
}
