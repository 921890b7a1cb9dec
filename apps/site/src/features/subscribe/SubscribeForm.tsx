import { island } from '../../islands/island.tsx';
import SubscribeBody from './SubscribeBody.tsx';

export const SubscribeForm = island('subscribeForm', SubscribeBody, ({ variant }) =>
  variant === 'page' ? 'idle' : 'used',
);
