'use client';

import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { TrackBodyProps } from './TrackBody.tsx';

/** The question after a complaint: its code comes when it is used. */
export const TrackIsland = hydrateOnInteraction<TrackBodyProps>(
  () => 'used',
  () => import('./TrackBody.tsx'),
);
