import { NotFoundPage } from '../_site/NotFoundPage.tsx';

export default function UrduNotFound() {
  return <NotFoundPage locale="ur" />;
}
