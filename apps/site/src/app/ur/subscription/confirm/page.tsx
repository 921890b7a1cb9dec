import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('ur', 'confirm');

export default async function UrduConfirm({ searchParams }: Props) {
  return <SubscriptionPage locale="ur" action="confirm" token={(await searchParams).token} />;
}
