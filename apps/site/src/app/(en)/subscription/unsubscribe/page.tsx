import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('en', 'unsubscribe');

/** The English page where a subscription is ended, reached from a mail. */
export default async function EnglishUnsubscribe({ searchParams }: Props) {
  return <SubscriptionPage locale="en" action="unsubscribe" token={(await searchParams).token} />;
}
