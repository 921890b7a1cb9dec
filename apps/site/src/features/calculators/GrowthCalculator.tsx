'use client';

import '@fundfront/ui/forms.css';
import './Calculator.css.ts';
import './GrowthChart.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { GrowthCalculatorProps } from './GrowthCalculatorBody.tsx';

export const GrowthCalculator = hydrateOnInteraction<GrowthCalculatorProps>(
  () => 'idle',
  () => import('./GrowthCalculatorBody.tsx'),
);
