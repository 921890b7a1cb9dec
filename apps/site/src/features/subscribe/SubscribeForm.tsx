'use client';

import '@fundfront/forms/PublicForm.css';
import '../../components/forms/NoScript.css.ts';
import './SubscribeForm.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { SubscribeFormProps } from './SubscribeBody.tsx';

export const SubscribeForm = hydrateOnInteraction<SubscribeFormProps>(
  ({ variant }) => (variant === 'page' ? 'idle' : 'used'),
  () => import('./SubscribeBody.tsx'),
);
