'use client';

import '@fundfront/ui/forms.css';
import './Calculator.css.ts';
import { hydrateOnInteraction } from '../../components/forms/hydrateOnInteraction.tsx';
import type { TaxCalculatorProps } from './TaxCalculatorBody.tsx';

export const TaxCalculator = hydrateOnInteraction<TaxCalculatorProps>(
  () => 'idle',
  () => import('./TaxCalculatorBody.tsx'),
);
