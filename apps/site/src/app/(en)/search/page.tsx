import { SearchPage, searchMetadata } from '../../_site/SearchPage.tsx';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export const metadata = searchMetadata('en');

export default async function EnglishSearch({ searchParams }: Props) {
  return <SearchPage locale="en" query={(await searchParams).q} />;
}
