'use client';

import '@fundfront/forms/PublicForm.css';
import '../../components/forms/NoScript.css.ts';
import './SubscribeForm.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { SubscribeFormProps } from './SubscribeBody.tsx';

/** The form for alerts by e-mail. On its own page its code comes when that is idle; at the foot of others, when it is used. */
export const SubscribeForm = hydrateOnInteraction<SubscribeFormProps>(
  ({ variant }) => (variant === 'page' ? 'idle' : 'used'),
  () => import('./SubscribeBody.tsx'),
);
