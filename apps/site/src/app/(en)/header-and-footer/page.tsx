import { ChromePage, chromeMetadata } from '../../_site/ChromePage.tsx';

export const metadata = chromeMetadata('en');

export default function EnglishChromePage() {
  return <ChromePage locale="en" />;
}
