import { NotFoundNotice } from '../_site/NotFoundNotice.tsx';

export default function UrduNotFound() {
  return <NotFoundNotice locale="ur" />;
}
