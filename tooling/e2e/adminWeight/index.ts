export { budgets, type WeighedScreen } from './budgets.ts';
export { firstLoad, type Loaded, weigh } from './firstLoad.ts';
