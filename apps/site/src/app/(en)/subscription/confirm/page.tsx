import { SubscriptionPage, subscriptionMetadata } from '../../../_site/SubscriptionPage.tsx';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata = subscriptionMetadata('en', 'confirm');

export default async function EnglishConfirm({ searchParams }: Props) {
  return <SubscriptionPage locale="en" action="confirm" token={(await searchParams).token} />;
}
