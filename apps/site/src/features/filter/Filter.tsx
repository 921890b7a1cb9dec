import { island } from '../../islands/island.tsx';
import { FilterBox } from './FilterBox.tsx';

export const Filter = island('filterBox', FilterBox, 'idle');
