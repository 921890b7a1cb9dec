/** Of a fund's prices: its query is that of `getFundHistory`. Apart from the calls, for pages that need no schemas. */
export function historyFilePath(fundId: string, format: 'csv' | 'xlsx') {
  return `/api/nav/funds/${encodeURIComponent(fundId)}/history.${format}` as const;
}

/** What of a fund can be taken as a table, beside its prices. */
export const fundFileKinds = ['payouts', 'growth', 'years', 'months', 'investments'] as const;
export type FundFileKind = (typeof fundFileKinds)[number];

/** Its query is `locale`, for `investments` a `month`, and for `growth` a `period` (one of `growthPeriods`). */
export function fundFilePath(fundId: string, kind: FundFileKind, format: 'csv' | 'xlsx') {
  return `/api/nav/funds/${encodeURIComponent(fundId)}/${kind}.${format}` as const;
}
