'use client';

import '@fundfront/forms/PublicForm.css';
import '../../components/forms/NoScript.css.ts';
import './ComplaintStatus.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { TrackComplaintProps } from './TrackBody.tsx';

/**
 * Where a complaint stands, for who has its tracking number and the e-mail that it was sent with. No heading of its own;
 * its code comes when it is used.
 */
export const TrackComplaint = hydrateOnInteraction<TrackComplaintProps>(
  () => 'used',
  () => import('./TrackBody.tsx'),
);
