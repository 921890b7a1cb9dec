import type { calls, ResponseOf } from '@fundfront/content-model/wire';

export type Operations = ResponseOf<typeof calls.getOperations>;
export type Message = ResponseOf<typeof calls.listQueue>['rows'][number];

export const topicNames = { site: 'Messages to the site', mail: 'Mails' } as const;

const count = new Intl.NumberFormat('en-GB');
const shortTime = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const formatCount = (value: number): string => count.format(value);

export const formatMs = (ms: number): string =>
  ms < 1_000 ? `${shortTime.format(ms)} ms` : `${shortTime.format(ms / 1_000)} s`;
