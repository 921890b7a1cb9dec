import type { Locale } from '@fundfront/content-model';

export interface AlertPrice {
  name: string;
  url: string;
  note: string | null;
  /** Null: `missing` says why. */
  nav: string | null;
  missing: string | null;
  change: { text: string; direction: 'up' | 'down' | 'flat' } | null;
  /** Below the price, where it is none of the day's movement. */
  remark: string | null;
  ytd: { percent: string; basis: string } | null;
}

export interface AlertContent {
  lang: Locale;
  sample: boolean;
  sender: string;
  kind: string;
  subject: string;
  heading: readonly string[];
  lead: readonly string[];
  prices: readonly AlertPrice[];
  /** Without it, the table has no column for returns. */
  returns: boolean;
  action: { label: string; url: string };
  /** Wherever a figure of performance stands. */
  disclaimer: boolean;
}
