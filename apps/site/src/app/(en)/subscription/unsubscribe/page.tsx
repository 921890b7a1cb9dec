import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('en', 'unsubscribe');

export default async function EnglishUnsubscribe({ searchParams }: Props) {
  return <SubscriptionPage locale="en" action="unsubscribe" token={(await searchParams).token} />;
}
