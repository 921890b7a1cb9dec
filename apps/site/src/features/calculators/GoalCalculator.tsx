'use client';

import '@fundfront/ui/forms.css';
import './Calculator.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { GoalCalculatorProps } from './GoalCalculatorBody.tsx';

export const GoalCalculator = hydrateOnInteraction<GoalCalculatorProps>(
  () => 'idle',
  () => import('./GoalCalculatorBody.tsx'),
);
