import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { formatInstant } from '../../format/dates.ts';
import { FieldDiffs } from './history/FieldDiffs.tsx';
import type { RowEditor } from './useRowEditor.ts';

export function ConflictDialog({ type, locale, row }: { type: ContentType; locale: Locale; row: RowEditor }) {
  const theirs = row.conflict;
  if (!theirs) return null;
  const who = theirs.rows[locale]?.updatedBy?.name ?? 'Somebody else';
  const when = theirs.rows[locale]?.updatedAt;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissable={false}
      size="l"
      title={`${localeNames[locale]}: saved by somebody else meanwhile`}
      actions={
        <>
          <Button tone="secondary" onClick={() => row.resolve('theirs')}>
            Take theirs
          </Button>
          <Button onClick={() => row.resolve('mine')}>Save mine over it</Button>
        </>
      }
    >
      <p>
        {who} saved version {theirs.version}
        {when ? ` (${formatInstant(when)})` : ''}. Every version stays in the history. From theirs to yours:
      </p>
      <FieldDiffs type={type} locale={locale} before={theirs.data} after={row.form.getValues()} />
    </Dialog>
  );
}
