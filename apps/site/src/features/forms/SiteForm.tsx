'use client';

import '@fundfront/forms/PublicForm.css';
import '../../components/forms/FormReceipt.css.ts';
import '../../components/forms/NoScript.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { SiteFormProps } from './SiteFormBody.tsx';

export const SiteForm = hydrateOnInteraction<SiteFormProps>(
  () => 'idle',
  () => import('./SiteFormBody.tsx'),
);
