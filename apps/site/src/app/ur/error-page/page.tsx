import { ErrorPage, errorMetadata } from '../../_site/ErrorPage.tsx';

export const metadata = errorMetadata('ur');

export default function UrduErrorPage() {
  return <ErrorPage locale="ur" />;
}
