import { NotFoundNotice } from '../_site/NotFoundNotice.tsx';

export default function EnglishNotFound() {
  return <NotFoundNotice locale="en" />;
}
