import { forms, limits, submissionForms } from '@fundfront/content-model';
import { karachiDay, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { isAllowed } from '../../guards.ts';
import { countAssigned } from '../content/listEntries.ts';
import { countNewSubmissions } from '../inbox/queries/submissions.ts';
import { countParity } from '../parity/countParity.ts';
import { countFailedReleases, countHeldChanges } from '../release/queries/releases.ts';
import {
  countDrafts,
  countFailedMails,
  countOfType,
  countOutdated,
  countSubscribers,
  countUndelivered,
  latestValidityDate,
} from './queries.ts';

type Overview = ResponseOf<typeof calls.dashboardOverview>;

function warningsOf({ captcha, mail }: Ctx['ports']): Overview['warnings'] {
  const warnings = [captcha.service === 'altcha' && 'captcha-self-hosted', !mail.delivers && 'mail-to-folder'] as const;
  return warnings.filter((warning) => warning !== false);
}

function countNew(ctx: Ctx, screen: 'forms' | 'jobApplications'): Promise<number> | null {
  const readable = submissionForms.filter(
    (name) => forms[name].staff.screen === screen && isAllowed(ctx.actor, forms[name].readPermission),
  );
  return readable.length === 0 ? null : countNewSubmissions(ctx.db, readable, limits.inboxCount);
}

function startOfKarachiMonth(now: Date): Date {
  return startOfKarachiDay(new Date(`${karachiDay(now).slice(0, 8)}01T12:00:00Z`));
}

export async function dashboardOverview({ ctx }: { ctx: Ctx }): Promise<Overview> {
  const { db, ports } = ctx;
  return {
    drafts: await countDrafts(db),
    outdated: await countOutdated(db, 'ur'),
    assigned: await countAssigned(ctx),
    pages: await countOfType(db, 'page'),
    funds: await countOfType(db, 'fund'),
    sampleFunds: await countOfType(db, 'fund', 'samples'),
    latestValidityDate: await latestValidityDate(db),
    undelivered: await countUndelivered(db, 'site'),
    failedMails: await countFailedMails(db),
    failedReleases: await countFailedReleases(db),
    heldReverts: await countHeldChanges(db),
    parity: await countParity(ctx, 'page'),
    newLeads: await countNew(ctx, 'forms'),
    newApplications: await countNew(ctx, 'jobApplications'),
    subscribers: isAllowed(ctx.actor, forms.subscribe.readPermission)
      ? await countSubscribers(db, startOfKarachiMonth(ports.clock.now()))
      : null,
    warnings: warningsOf(ports),
  };
}
