import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('ur', 'unsubscribe');

export default async function UrduUnsubscribe({ searchParams }: Props) {
  return <SubscriptionPage locale="ur" action="unsubscribe" token={(await searchParams).token} />;
}
