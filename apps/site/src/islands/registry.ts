import type { ComponentType } from 'react';

export const registry = {
  branchFinder: async () => (await import('../features/branches/BranchFinder.tsx')).BranchFinder,
  boardFilter: async () => (await import('../features/navBoard/BoardFilter.tsx')).BoardFilter,
  callButton: async () => (await import('../features/requestCall/CallButton.tsx')).CallButton,
  cityFilter: async () => (await import('../features/cityFilter/CityFilter.tsx')).CityFilter,
  dayPrices: async () => (await import('../features/prices/DayPrices.tsx')).DayPrices,
  documentCheck: async () => (await import('../features/documentCheck/DocumentCheck.tsx')).DocumentCheck,
  documentFilter: async () => (await import('../features/documentFilter/DocumentFilter.tsx')).DocumentFilter,
  embedButtons: async () => (await import('../features/embeds/EmbedButtons.tsx')).EmbedButtons,
  evidence: async () => (await import('../features/past/Evidence.tsx')).Evidence,
  expenseBars: async () => (await import('../features/fundPage/ExpenseBars.tsx')).ExpenseBars,
  filterBox: async () => (await import('../features/filter/FilterBox.tsx')).FilterBox,
  followEditor: async () => (await import('../features/preview/FollowEditor.tsx')).FollowEditor,
  fundCompare: async () => (await import('../features/fundCompare/FundCompare.tsx')).FundCompare,
  fundFinder: async () => (await import('../features/fundFinder/FundFinder.tsx')).FundFinder,
  fundGrowth: async () => (await import('../features/fundPage/FundGrowth.tsx')).FundGrowth,
  goalCalculator: async () => (await import('../features/calculators/GoalCalculatorBody.tsx')).default,
  growthCalculator: async () => (await import('../features/calculators/GrowthCalculatorBody.tsx')).default,
  karachiClock: async () => (await import('../features/orderClock/KarachiClock.tsx')).KarachiClock,
  lightbox: async () => (await import('@fundfront/ui/components/Lightbox')).Lightbox,
  monthInvestments: async () => (await import('../features/fundPage/MonthInvestments.tsx')).MonthInvestments,
  navHistory: async () => (await import('../features/prices/NavHistory.tsx')).NavHistory,
  orderClock: async () => (await import('../features/orderClock/OrderClock.tsx')).OrderClock,
  payoutAxis: async () => (await import('../features/fundPage/PayoutAxis.tsx')).PayoutAxis,
  priceChart: async () => (await import('../features/prices/PriceChart.tsx')).PriceChart,
  savingExample: async () => (await import('../features/calculators/SavingExample.tsx')).SavingExample,
  search: async () => (await import('../features/search/SearchBox.tsx')).SearchBox,
  siteForm: async () => (await import('../features/forms/SiteFormBody.tsx')).default,
  sizeChart: async () => (await import('../features/fundPage/SizeChart.tsx')).SizeChart,
  stayInPast: async () => (await import('../features/past/StayInPast.tsx')).StayInPast,
  subscribeForm: async () => (await import('../features/subscribe/SubscribeBody.tsx')).default,
  subscriptionButton: async () => (await import('../features/subscribe/SubscriptionButton.tsx')).SubscriptionButton,
  taxCalculator: async () => (await import('../features/calculators/TaxCalculatorBody.tsx')).default,
  todayState: async () => (await import('../features/orderClock/TodayState.tsx')).TodayState,
  trackComplaint: async () => (await import('../features/forms/TrackBody.tsx')).default,
  yearBars: async () => (await import('../features/fundPage/YearBars.tsx')).YearBars,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof registry;

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(registry, name);
