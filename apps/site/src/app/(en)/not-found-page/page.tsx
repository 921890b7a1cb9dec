import type { Metadata } from 'next';
import { enErrors } from '../../../i18n/en.errors.ts';
import { NotFoundPage } from '../../_site/NotFoundPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: enErrors.notFound, robots: { index: false } };

export default function EnglishNotFoundDocument() {
  return <NotFoundPage locale="en" />;
}
