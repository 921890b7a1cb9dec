import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { parityCounts } from './parity.ts';
import { id, instant } from './values.ts';

const tag = 'Dashboard';

const activity = v.object({
  id,
  at: instant,
  who: v.string(),
  action: v.string(),
  type: v.nullable(v.string()),
  entryId: v.nullable(id),
  locale: v.nullable(v.string()),
  title: v.nullable(v.string()),
});
export type Activity = v.InferOutput<typeof activity>;

export const recentActivity = call({
  method: 'GET',
  path: '/api/desk/activity',
  policy: 'content.read',
  tag,
  summary: 'The latest changes of content, newest first',
  response: v.array(activity),
});

export const dashboardSearch = call({
  method: 'GET',
  path: '/api/desk/search',
  policy: 'content.read',
  tag,
  summary: 'Content of all types by title, for the command palette',
  query: v.strictObject({ search: v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength)) }),
  response: v.array(
    v.object({ id, type: v.string(), locale: v.string(), title: v.string(), path: v.nullable(v.string()) }),
  ),
});

/**
 * The forms run with the self-hosted captcha because no service has keys; mails reach nobody because no mail server is
 * named.
 */
export const dashboardWarnings = ['captcha-self-hosted', 'mail-to-folder'] as const;
export type DashboardWarning = (typeof dashboardWarnings)[number];

export const dashboardOverview = call({
  method: 'GET',
  path: '/api/desk/overview',
  policy: 'content.read',
  tag,
  summary: 'Counts for the dashboard: drafts, pages behind in Urdu, funds and their latest price, site link, warnings',
  response: v.object({
    drafts: v.number(),
    outdated: v.number(),
    /** To the person who asks, and not in the trash. Counted no further than the limit. */
    assigned: v.number(),
    pages: v.number(),
    funds: v.number(),
    sampleFunds: v.number(),
    latestValidityDate: v.nullable(v.string()),
    undelivered: v.number(),
    failedMails: v.number(),
    /** Kept back, or did not go back, and nobody saw to it yet. */
    failedReleases: v.number(),
    /** Changes that somebody changed again before their release went back: a person decides. */
    heldReverts: v.number(),
    /** Pages, as the board of both languages counts them. */
    parity: parityCounts,
    /** Not looked at by anybody; null where the role reads none of these forms. Counted no further than the limit. */
    newLeads: v.nullable(v.number()),
    newApplications: v.nullable(v.number()),
    /** `since` counts from the first of the month in Karachi; null where the role reads no subscribers. */
    subscribers: v.nullable(v.object({ confirmed: v.number(), since: v.number() })),
    warnings: v.array(v.picklist(dashboardWarnings)),
  }),
});

export const systemCheck = call({
  method: 'GET',
  path: '/api/desk/system',
  policy: 'system.check',
  tag,
  summary: 'Whether database, file store, site, mail and captcha answer',
  response: v.array(v.object({ name: v.string(), ok: v.boolean(), detail: v.string() })),
});
