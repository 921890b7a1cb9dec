import { severityLabels } from '@fundfront/content-model/importLabels';
import type { ImportFinding, ImportJob, ImportPhase } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';

export const figure = (count: number): string => count.toLocaleString('en');

export const severityMarks: Record<ImportFinding['severity'], StatusMarkProps> = {
  blocked: { status: 'failed', label: severityLabels.blocked },
  reason: { status: 'reason', label: severityLabels.reason },
  explained: { status: 'none', label: severityLabels.explained },
};

const stateMarks: Record<ImportJob['state'], StatusMarkProps> = {
  checking: { status: 'review', label: 'Being checked' },
  checked: { status: 'draft', label: 'Checked' },
  waiting: { status: 'review', label: 'Waits for approval' },
  applying: { status: 'review', label: 'Being applied' },
  applied: { status: 'live', label: 'Applied' },
  rejected: { status: 'returned', label: 'Rejected' },
  failed: { status: 'failed', label: 'Not checked' },
};

export const markOf = ({ state, pausedAt }: ImportJob): StatusMarkProps =>
  pausedAt === null ? stateMarks[state] : { status: 'none', label: 'Paused' };

const phases: Record<ImportPhase, string> = {
  queued: 'Waits for its turn',
  reading: 'Reading the files',
  funds: 'Matching the funds',
  prices: 'Prices',
  findings: 'Writing down the findings',
  returns: 'Computing returns of funds',
};

export function progressText({ phase, done, total }: NonNullable<ImportJob['progress']>): string {
  return total === null ? phases[phase] : `${phases[phase]}: ${figure(done)} of ${figure(total)}`;
}
