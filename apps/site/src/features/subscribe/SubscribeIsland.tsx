'use client';

import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { SubscribeBodyProps } from './SubscribeBody.tsx';

/** On its own page the code comes when that is idle; at the foot of every other page, when the form is used. */
export const SubscribeIsland = hydrateOnInteraction<SubscribeBodyProps>(
  ({ variant: place }) => (place === 'page' ? 'idle' : 'used'),
  () => import('./SubscribeBody.tsx'),
);
