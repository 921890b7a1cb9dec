import { FormNotSentPage, formNotSentMetadata } from '../../_site/FormNotSentPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata = formNotSentMetadata('ur');

/** The Urdu answer to a form that came without its script; the front leads here. */
export default function UrduFormNotSent() {
  return <FormNotSentPage locale="ur" />;
}
