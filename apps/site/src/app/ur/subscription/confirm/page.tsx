import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('ur', 'confirm');

/** The Urdu page where a subscription is confirmed, reached from a mail. */
export default async function UrduConfirm({ searchParams }: Props) {
  return <SubscriptionPage locale="ur" action="confirm" token={(await searchParams).token} />;
}
