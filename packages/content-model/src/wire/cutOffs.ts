import * as v from 'valibot';
import { cutOffScopes, pricings } from '../cutOffs.ts';
import { call } from './call.ts';
import { day, id, localeValue } from './values.ts';

/** HH:MM in Karachi. */
const time = v.nullable(v.string());

const rule = v.object({
  id,
  /** The base language where a translation is missing. */
  name: v.string(),
  scope: v.picklist(cutOffScopes),
  /** Null for all. */
  funds: v.nullable(v.array(id)),
  /** Null for a standing rule. */
  season: v.nullable(v.object({ from: day, to: day })),
  times: v.object({ monday: time, tuesday: time, wednesday: time, thursday: time, friday: time }),
  pricing: v.nullable(v.picklist(pricings)),
});

const cutOffs = v.object({
  rules: v.array(rule),
  /** Earliest first. */
  holidays: v.array(v.object({ day, name: v.string() })),
});
export type CutOffs = v.InferOutput<typeof cutOffs>;

export const getCutOffs = call({
  method: 'GET',
  path: '/api/site/cut-offs',
  policy: 'anyone',
  tag: 'Site',
  summary: 'Until when requests count for the day: rules and seasons that are not over, and the holidays to come',
  query: v.strictObject({ locale: localeValue }),
  response: cutOffs,
});
