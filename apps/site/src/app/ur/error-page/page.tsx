import { ErrorPage, errorMetadata } from '../../_site/ErrorPage.tsx';

export const metadata = errorMetadata('ur');

/** The Urdu document of a page that failed; the front puts it in the place of an empty one. */
export default function UrduErrorPage() {
  return <ErrorPage locale="ur" />;
}
