import type { Metadata } from 'next';
import { urErrors } from '../../../i18n/ur.errors.ts';
import { NotFoundPage } from '../../_site/NotFoundPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: urErrors.notFound, robots: { index: false } };

export default function UrduNotFoundDocument() {
  return <NotFoundPage locale="ur" />;
}
