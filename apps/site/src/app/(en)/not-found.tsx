import { NotFoundPage } from '../_site/NotFoundPage.tsx';

export default function EnglishNotFound() {
  return <NotFoundPage locale="en" />;
}
