export { budgets } from './budgets.ts';
export { type FirstLoad, firstLoad } from './firstLoad.ts';
