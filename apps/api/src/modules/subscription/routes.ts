import { locales } from '@fundfront/content-model';
import { calls, formCalls, oneClickUnsubscribePath as path } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { readBody } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import { endSubscription } from './endSubscription.ts';
import { oneClickUnsubscribe, unsubscribePageUrl } from './oneClickUnsubscribe.ts';
import { subscribe } from './subscribe.ts';

/** A form of one field. */
const oneClickBytes = 4_096;
const linkQuery = v.object({ token: v.optional(v.string()), lang: v.optional(v.picklist(locales)) });
const noStore = { 'cache-control': 'no-store' };

export function subscriptionRoutes(app: App): void {
  route(app, formCalls.subscribe, ({ ctx, body }) => subscribe({ ctx, input: body }));

  route(app, calls.confirmSubscription, async ({ ctx, body }) => {
    await confirmSubscription({ ctx, input: body });
    return { ok: true as const };
  });

  route(app, calls.endSubscription, async ({ ctx, body }) => {
    await endSubscription({ ctx, input: body });
    return { ok: true as const };
  });

  rawRoute(
    app,
    {
      name: 'oneClickUnsubscribe',
      method: 'POST',
      path,
      policy: 'anyone',
      summary: 'Unsubscribes for a mail program (RFC 8058)',
      tag: 'Forms',
      query: linkQuery,
      body: { types: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
      answer: { types: ['text/plain'] },
      errors: ['NOT_FOUND'],
    },
    async ({ ctx, c }) => {
      const body = new Uint8Array(await readBody(c, oneClickBytes));
      const type = c.req.header('content-type') ?? '';
      await oneClickUnsubscribe({ ctx, input: { token: c.req.query('token') ?? '', body, type } });
      return c.text('Unsubscribed', 200, noStore);
    },
  );

  rawRoute(
    app,
    {
      name: 'unsubscribePage',
      method: 'GET',
      path,
      policy: 'anyone',
      summary: 'Leads to the page that asks first',
      tag: 'Forms',
      query: linkQuery,
      answer: 'redirect',
    },
    ({ ctx, c }) => {
      const lang = c.req.query('lang') === 'ur' ? 'ur' : 'en';
      c.header('cache-control', noStore['cache-control']);
      return c.redirect(unsubscribePageUrl(ctx, c.req.query('token') ?? '', lang), 303);
    },
  );
}
