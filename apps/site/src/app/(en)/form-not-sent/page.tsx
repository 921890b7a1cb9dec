import { FormNotSentPage, formNotSentMetadata } from '../../_site/FormNotSentPage.tsx';

export const dynamic = 'force-dynamic';

export const metadata = formNotSentMetadata('en');

export default function EnglishFormNotSent() {
  return <FormNotSentPage locale="en" />;
}
