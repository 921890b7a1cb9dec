import { ErrorPage, errorMetadata } from '../../_site/ErrorPage.tsx';

export const metadata = errorMetadata('en');

/** The English document of a page that failed; the front puts it in the place of an empty one. */
export default function EnglishErrorPage() {
  return <ErrorPage locale="en" />;
}
