import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import {
  countDrafts,
  countFailedMails,
  countOfType,
  countOutdated,
  countUndelivered,
  latestValidityDate,
} from './queries.ts';

type Overview = ResponseOf<typeof calls.dashboardOverview>;

function warningsOf({ captcha, mail }: Ctx['ports']): Overview['warnings'] {
  const warnings = [captcha.service === 'altcha' && 'captcha-self-hosted', !mail.delivers && 'mail-to-folder'] as const;
  return warnings.filter((warning) => warning !== false);
}

export async function dashboardOverview({ ctx: { db, ports } }: { ctx: Ctx }): Promise<Overview> {
  return {
    drafts: await countDrafts(db),
    outdated: await countOutdated(db, 'ur'),
    pages: await countOfType(db, 'page'),
    funds: await countOfType(db, 'fund'),
    sampleFunds: await countOfType(db, 'fund', 'samples'),
    latestValidityDate: await latestValidityDate(db),
    undelivered: await countUndelivered(db, 'site'),
    failedMails: await countFailedMails(db),
    warnings: warningsOf(ports),
  };
}
