import { createHistory } from './createHistory.ts';

export const history = createHistory(window);
