import { fundFileKinds } from '@fundfront/content-model/historyFile';
import { calls, fundFileQuery, fundParams, sheetFormats } from '@fundfront/content-model/wire';
import { parseParams, parseQuery } from '../../http/parse.ts';
import { rawRoute, route } from '../../http/route.ts';
import { sendSheet } from '../../http/sendSheet.ts';
import type { App } from '../../http/types.ts';
import { mediaTypes } from '../sheets/sheetFile.ts';
import { fundFile } from './fundFile.ts';
import { getFundMonths } from './getFundMonths.ts';
import { getFundPayouts } from './getFundPayouts.ts';

const contents = {
  payouts: 'Every payout of a fund, with the price after it',
  growth: 'What 100,000 rupees became in a fund and its benchmark over a period, payouts reinvested',
  years: 'The returns of a fund by fiscal and calendar year',
  months: 'Size, expenses and returns of a fund by month',
  investments: 'What a fund was invested in at the end of a month; without one, of the latest',
} as const;

export function fundMonthRoutes(app: App): void {
  route(app, calls.getFundMonths, ({ ctx, params, query }) => getFundMonths(ctx, { id: params.id, ...query }));
  route(app, calls.getFundPayouts, ({ ctx, params, query }) => getFundPayouts(ctx, { id: params.id, ...query }));
  for (const kind of fundFileKinds) {
    for (const format of sheetFormats) {
      rawRoute(
        app,
        {
          name: `fundFile_${kind}_${format}`,
          method: 'GET',
          path: `/api/nav/funds/:id/${kind}.${format}`,
          policy: 'anyone',
          summary: `${contents[kind]}, as ${format.toUpperCase()}`,
          tag: 'Prices',
          params: fundParams,
          query: fundFileQuery,
          answer: { types: [mediaTypes[format]] },
          errors: ['RATE_LIMITED'],
        },
        async ({ ctx, c }) => {
          const { id } = parseParams(fundParams, c);
          return sendSheet(c, await fundFile(ctx, { id, kind, format, ...parseQuery(fundFileQuery, c) }));
        },
      );
    }
  }
}
