import type { AnswerOf, calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { countBehind, countDrafts, countOfType, countUndelivered, latestValidityDate } from './queries.ts';

/** The counts of the dashboard. */
export async function deskOverview({ ctx: { db } }: { ctx: Ctx }): Promise<AnswerOf<typeof calls.deskOverview>> {
  return {
    drafts: await countDrafts(db),
    behind: await countBehind(db, 'ur'),
    pages: await countOfType(db, 'page'),
    funds: await countOfType(db, 'fund'),
    sampleFunds: await countOfType(db, 'fund', 'samples'),
    latestValidityDate: await latestValidityDate(db),
    undelivered: await countUndelivered(db),
  };
}
