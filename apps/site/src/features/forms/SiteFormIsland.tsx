'use client';

import { whenUsed } from '../../components/forms/whenUsed.tsx';
import type { SiteFormBodyProps } from './SiteFormBody.tsx';

/** A form on its page: its HTML at once, its code when the page is idle. */
export const SiteFormIsland = whenUsed<SiteFormBodyProps>(
  () => 'idle',
  () => import('./SiteFormBody.tsx'),
);
