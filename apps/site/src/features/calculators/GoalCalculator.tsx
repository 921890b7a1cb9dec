import { island } from '../../islands/island.tsx';
import GoalCalculatorBody from './GoalCalculatorBody.tsx';

export const GoalCalculator = island('goalCalculator', GoalCalculatorBody, 'idle');
