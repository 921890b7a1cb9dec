'use client';

import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { SiteFormBodyProps } from './SiteFormBody.tsx';

/** A form on its page: its HTML at once, its code when the page is idle. */
export const SiteFormIsland = hydrateOnInteraction<SiteFormBodyProps>(
  () => 'idle',
  () => import('./SiteFormBody.tsx'),
);
