import type { Metadata } from 'next';
import { ContentPage, pathOf } from '../../_site/ContentPage.tsx';
import { contentPageMetadata } from '../../_site/metadata.ts';

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentPageMetadata('en', pathOf((await params).path));
}

export default async function EnglishPage({ params }: Props) {
  return <ContentPage locale="en" path={pathOf((await params).path)} />;
}
