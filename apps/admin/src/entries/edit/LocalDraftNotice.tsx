import { type Locale, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { Inline } from '@fundfront/ui/layout/Inline';
import { useState } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { readLocalDraft, removeLocalDraft } from './localDraft.ts';
import type { RowEditor } from './useRowEditor.ts';

export function LocalDraftNotice({ id, locale, row }: { id: string; locale: Locale; row: RowEditor }) {
  const [draft, setDraft] = useState(() => readLocalDraft(id, locale));
  if (!draft) return null;
  function end(restore: boolean) {
    if (restore && draft) {
      for (const [key, value] of Object.entries(draft.data)) row.form.setValue(key, value, { shouldDirty: true });
    } else {
      removeLocalDraft(id, locale);
    }
    setDraft(null);
  }
  return (
    <Notice tone="warn" title={`${localeNames[locale]}: text that was not saved`} role="status">
      <p>
        Typed {formatInstant(new Date(draft.at).toISOString())}
        {draft.version === row.version ? '.' : ', before the version that is saved now.'}
      </p>
      <Inline space="xs">
        <Button size="s" onClick={() => end(true)}>
          Take it over
        </Button>
        <Button size="s" tone="quiet" onClick={() => end(false)}>
          Forget it
        </Button>
      </Inline>
    </Notice>
  );
}
