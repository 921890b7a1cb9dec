import { type Locale, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { toast } from '@fundfront/ui/components/Toaster';
import { useState } from 'react';
import { formatInstant } from '../../../format/dates.ts';
import type { UnsavedText } from './unsavedText.ts';

interface TakenOverNoticeProps {
  locale: Locale;
  typed: UnsavedText | undefined;
  /** Answers what puts the text back. */
  onDiscard: () => () => void;
}

/** What was typed before is in the form again, without a question: that it was lost is what nobody should wonder about. */
export function TakenOverNotice({ locale, typed, onDiscard }: TakenOverNoticeProps) {
  const [shown, setShown] = useState(typed);
  if (!shown) return null;
  function discard() {
    const undo = onDiscard();
    setShown(undefined);
    toast('Your unsaved text was discarded', { action: { label: 'Undo', onClick: undo } });
  }
  return (
    <Notice title={`${localeNames[locale]}: your unsaved text is here again`} role="note">
      <p>
        Typed until {formatInstant(new Date(shown.at).toISOString())}
        {shown.from === 'browser' ? ', and kept in this browser' : ''}. Nobody else sees it before you save.
      </p>
      <Button size="s" tone="secondary" onClick={discard}>
        Discard it
      </Button>{' '}
      <Button size="s" tone="quiet" onClick={() => setShown(undefined)}>
        Go on
      </Button>
    </Notice>
  );
}
