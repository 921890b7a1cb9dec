import { island } from '../../islands/island.tsx';
import TaxCalculatorBody from './TaxCalculatorBody.tsx';

export const TaxCalculator = island('taxCalculator', TaxCalculatorBody, 'idle');
