import { FormNotSentPage, formNotSentMetadata } from '../../_site/FormNotSentPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata = formNotSentMetadata('ur');

export default function UrduFormNotSent() {
  return <FormNotSentPage locale="ur" />;
}
