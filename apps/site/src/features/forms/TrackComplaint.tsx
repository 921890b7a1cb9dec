'use client';

import '@fundfront/forms/PublicForm.css';
import '../../components/forms/NoScript.css.ts';
import './ComplaintStatus.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { TrackComplaintProps } from './TrackBody.tsx';

export const TrackComplaint = hydrateOnInteraction<TrackComplaintProps>(
  () => 'used',
  () => import('./TrackBody.tsx'),
);
