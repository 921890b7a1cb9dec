import { type FormName, forms } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { nextNumber } from './queries.ts';

const month = new Intl.DateTimeFormat('en-GB', { timeZone, year: '2-digit', month: '2-digit' });

/** Year and month in Karachi, such as `2611`. */
function monthOf(now: Date): string {
  const parts = new Map(month.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}${parts.get('month')}`;
}

/** A new tracking number such as `RC-2611-0042`, in the transaction of what it names. */
export async function newTrackingNumber(ctx: Ctx, form: FormName): Promise<string> {
  const series = `${forms[form].prefix}-${monthOf(ctx.ports.clock.now())}`;
  return `${series}-${String(await nextNumber(ctx.db, series)).padStart(4, '0')}`;
}
