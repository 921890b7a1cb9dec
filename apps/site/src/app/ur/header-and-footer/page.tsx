import { ChromePage, chromeMetadata } from '../../_site/ChromePage.tsx';

export const metadata = chromeMetadata('ur');

export default function UrduChromePage() {
  return <ChromePage locale="ur" />;
}
