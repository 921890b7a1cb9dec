import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('ur', 'unsubscribe');

/** The Urdu page where a subscription is ended, reached from a mail. */
export default async function UrduUnsubscribe({ searchParams }: Props) {
  return <SubscriptionPage locale="ur" action="unsubscribe" token={(await searchParams).token} />;
}
