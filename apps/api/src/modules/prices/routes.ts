import { calls, fundParams, historyQuery, sheetFormats } from '@fundfront/content-model/wire';
import { parseParams, parseQuery } from '../../http/parse.ts';
import { rawRoute, route } from '../../http/route.ts';
import { sendSheet } from '../../http/sendSheet.ts';
import type { App } from '../../http/types.ts';
import { mediaTypes } from '../sheets/sheetFile.ts';
import { getFundHistory } from './getFundHistory.ts';
import { getPublicNavDay } from './getPublicNavDay.ts';
import { historyFile } from './historyFile.ts';

export function priceRoutes(app: App): void {
  route(app, calls.getFundHistory, ({ ctx, params, query }) =>
    getFundHistory({ ctx, input: { id: params.id, ...query } }),
  );
  route(app, calls.getPublicNavDay, ({ ctx, params, query }) =>
    getPublicNavDay({ ctx, input: { day: params.day, locale: query.locale } }),
  );
  for (const format of sheetFormats) {
    rawRoute(
      app,
      {
        name: `fundHistory${format.toUpperCase()}`,
        method: 'GET',
        path: `/api/nav/funds/:id/history.${format}`,
        policy: 'anyone',
        summary: `The announced prices of a fund over a range, as ${format.toUpperCase()}`,
        tag: 'Prices',
        params: fundParams,
        query: historyQuery,
        answer: { types: [mediaTypes[format]] },
        errors: ['RATE_LIMITED'],
      },
      async ({ ctx, c }) => {
        const { id } = parseParams(fundParams, c);
        return sendSheet(c, await historyFile({ ctx, input: { id, format, ...parseQuery(historyQuery, c) } }));
      },
    );
  }
}
