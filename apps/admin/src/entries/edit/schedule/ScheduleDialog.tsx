import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { karachiInstant } from '../../../format/karachiTime.ts';
import { useCall } from '../../../session/useCall.ts';
import { releaseCalls, useReleaseActions } from '../../schedule/useReleaseActions.ts';
import type { RowEditor } from '../useRowEditor.ts';

interface ScheduleDialogProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
  onClose: () => void;
}

type Action = 'publish' | 'unpublish';

export function ScheduleDialog({ type, detail, rows, locales, onClose }: ScheduleDialogProps) {
  const [action, setAction] = useState<Action>('publish');
  const [time, setTime] = useState('');
  const [chosen, setChosen] = useState<readonly Locale[]>(locales);
  const { busy, run } = useReleaseActions();
  const { data: rules } = useCall(calls.approvalRules, {});
  const guarded = rules?.find((rule) => rule.type === type.name)?.needsSecondPerson ?? false;
  const live = locales.filter((locale) => detail.rows[locale]?.liveVersion);
  const possible = action === 'publish' ? locales : live;
  const instant = karachiInstant(time);
  const targets = chosen.filter((locale) => possible.includes(locale));

  async function schedule() {
    if (!instant) return;
    if (action === 'publish') {
      for (const locale of targets) {
        if ((await rows[locale].save()) === null) return onClose();
      }
    }
    const changes = targets.map((locale) => ({ entryId: detail.id, locale, action }));
    const done = await run(
      () => releaseCalls.create({ title: null, changes, runAt: instant.toISOString() }),
      'Scheduled. It happens by itself.',
    );
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!instant || targets.length === 0} onClick={schedule}>
            Schedule it
          </Button>
        </>
      }
    >
      <Stack space="m">
        {live.length > 0 ? (
          <SegmentedControl
            label="What happens"
            options={[
              { value: 'publish', label: 'Publish' },
              { value: 'unpublish', label: 'Take off the site' },
            ]}
            value={action}
            onChange={setAction}
          />
        ) : null}
        {possible.length > 1
          ? possible.map((locale) => (
              <Checkbox
                key={locale}
                label={<span lang={locale}>{localeNames[locale]}</span>}
                checked={chosen.includes(locale)}
                onChange={({ target }) =>
                  setChosen(locales.filter((each) => (each === locale ? target.checked : chosen.includes(each))))
                }
              />
            ))
          : null}
        <Field label="When" help="In Karachi’s time" required>
          {(field) => (
            <TextInput
              {...field}
              type="datetime-local"
              step={1}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </Field>
        {guarded && action === 'publish' ? (
          <Notice tone="warn" title="This needs an approval">
            If you wrote or sent this version, another person must approve it before the time. Without an approval it
            stays back, and the calendar says so.
          </Notice>
        ) : null}
        <p>A later save voids the schedule of that version: it would have to be scheduled again.</p>
      </Stack>
    </Dialog>
  );
}
