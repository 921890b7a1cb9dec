import { type Locale, limits, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { formatClock } from '../../../format/dates.ts';
import type { AutosaveState } from './createAutosaver.ts';

interface AutosaveNoticeProps {
  locale?: Locale;
  state: AutosaveState;
  onRetry: () => void;
}

/** Only while the server does not have what was typed. */
export function AutosaveNotice({ locale, state, onRetry }: AutosaveNoticeProps) {
  if (state.phase !== 'failing') return null;
  const since = state.at === null ? '' : ` since ${formatClock(state.at)}`;
  return (
    <Notice
      tone="warn"
      role="alert"
      title={`${locale ? `${localeNames[locale]}: ` : ''}${state.refusal ? 'Not autosaved' : 'No connection'}${since}`}
    >
      <p>
        {state.refusal ?? 'Go on writing.'} What you typed is kept in this browser for {limits.localDraftDays} days
        {state.refusal ? '.' : ' and sent when the connection is back.'}
      </p>
      <Button size="s" tone="secondary" onClick={onRetry}>
        Try now
      </Button>
    </Notice>
  );
}
