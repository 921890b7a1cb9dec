'use client';

import { whenUsed } from '../../components/forms/whenUsed.tsx';
import type { TrackBodyProps } from './TrackBody.tsx';

/** The question after a complaint: its code comes when it is used. */
export const TrackIsland = whenUsed<TrackBodyProps>(
  () => 'used',
  () => import('./TrackBody.tsx'),
);
