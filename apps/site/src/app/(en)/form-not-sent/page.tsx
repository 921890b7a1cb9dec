import { FormNotSentPage, formNotSentMetadata } from '../../_site/FormNotSentPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata = formNotSentMetadata('en');

/** The English answer to a form that came without its script; the front leads here. */
export default function EnglishFormNotSent() {
  return <FormNotSentPage locale="en" />;
}
