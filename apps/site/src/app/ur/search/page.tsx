import { SearchPage, searchMetadata } from '../../_site/SearchPage.tsx';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export const metadata = searchMetadata('ur');

export default async function UrduSearch({ searchParams }: Props) {
  return <SearchPage locale="ur" query={(await searchParams).q} />;
}
