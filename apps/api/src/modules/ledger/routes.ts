import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { approvePrices, sendBackPrice, submitPrices } from './decidePrices.ts';
import { disclosureClock } from './disclosureClock.ts';
import { getPriceSheet, listAnnouncements } from './getPriceSheet.ts';
import { deleteHoliday, listHolidays, saveHoliday } from './holidays.ts';
import { discardPriceDraft, savePriceDraft } from './priceDrafts.ts';

export function ledgerRoutes(app: App): void {
  route(app, calls.getPriceSheet, ({ ctx, params }) => getPriceSheet({ ctx, input: params }));
  route(app, calls.listAnnouncements, ({ ctx, params }) => listAnnouncements({ ctx, input: params }));
  route(app, calls.disclosureClock, ({ ctx }) => disclosureClock({ ctx }));
  route(app, calls.savePriceDraft, ({ ctx, params, body }) => savePriceDraft({ ctx, input: { ...params, ...body } }));
  route(app, calls.discardPriceDraft, ({ ctx, params, query }) =>
    discardPriceDraft({ ctx, input: { ...params, ...query } }),
  );
  route(app, calls.submitPrices, ({ ctx, params, body }) => submitPrices({ ctx, input: { ...params, ...body } }));
  route(app, calls.approvePrices, ({ ctx, params, body }) => approvePrices({ ctx, input: { ...params, ...body } }));
  route(app, calls.sendBackPrice, ({ ctx, params, body }) => sendBackPrice({ ctx, input: { ...params, ...body } }));
  route(app, calls.listHolidays, ({ ctx, query }) => listHolidays({ ctx, input: query }));
  route(app, calls.saveHoliday, ({ ctx, params, body }) => saveHoliday({ ctx, input: { ...params, ...body } }));
  route(app, calls.deleteHoliday, ({ ctx, params }) => deleteHoliday({ ctx, input: params }));
}
