import type { Metadata } from 'next';
import { ContentPage, pathOf } from '../../_site/ContentPage.tsx';
import { contentPageMetadata } from '../../_site/metadata.ts';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentPageMetadata('ur', pathOf((await params).path));
}

export default async function UrduPage({ params }: Props) {
  return <ContentPage locale="ur" path={pathOf((await params).path)} />;
}
