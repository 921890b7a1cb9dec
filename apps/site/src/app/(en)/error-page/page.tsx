import { ErrorPage, errorMetadata } from '../../_site/ErrorPage.tsx';

export const metadata = errorMetadata('en');

export default function EnglishErrorPage() {
  return <ErrorPage locale="en" />;
}
