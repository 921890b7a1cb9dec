import { island } from '../../islands/island.tsx';
import GrowthCalculatorBody from './GrowthCalculatorBody.tsx';

export const GrowthCalculator = island('growthCalculator', GrowthCalculatorBody, 'idle');
