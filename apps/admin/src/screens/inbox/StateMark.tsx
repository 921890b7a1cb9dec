import type { FormName } from '@fundfront/content-model';
import type { SubmissionState } from '@fundfront/content-model/wire';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { stateLabel } from './labels.ts';

const marks: Record<SubmissionState, StatusMarkProps['status']> = {
  new: 'draft',
  'in-progress': 'review',
  waiting: 'scheduled',
  done: 'live',
  spam: 'none',
};

export function StateMark({ form, state }: { form: FormName; state: SubmissionState }) {
  return <StatusMark status={marks[state]} label={stateLabel(form, state)} />;
}
