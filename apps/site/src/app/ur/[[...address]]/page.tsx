import type { Metadata } from 'next';
import { AddressPage, addressOf } from '../../_site/AddressPage.tsx';
import { addressMetadata } from '../../_site/metadata.ts';

interface Props {
  params: Promise<{ address?: string[] }>;
}

/** Nothing is rendered while building: the first request does, and the page stays until its content changes. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return addressMetadata('ur', addressOf((await params).address));
}

/** Every Urdu page of the content tree. */
export default async function UrduPage({ params }: Props) {
  return <AddressPage locale="ur" address={addressOf((await params).address)} />;
}
