import type { Locale } from '@fundfront/content-model';
import type { FundRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { fundRows } from '../nav/fundRows.ts';

/** NOT_FOUND for a fund that the public cannot see. */
export async function publicFund(ctx: Ctx, { id, locale }: { id: string; locale: Locale }): Promise<FundRow> {
  const [fund] = await fundRows({ ctx, locale, fundId: id });
  if (!fund) throw new AppError('NOT_FOUND', 'There is no such fund.');
  return fund;
}
