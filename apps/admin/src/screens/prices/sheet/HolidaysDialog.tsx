import { formatDay, limits } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../layout/CallError.tsx';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { api } from '../../../session/session.ts';
import { useCall } from '../../../session/useCall.ts';
import { useCan } from '../../../session/useCan.ts';
import * as styles from './Sheet.css.ts';

type Holiday = ResponseOf<typeof calls.listHolidays>[number];

/** The weekdays of a year without business: no price is due on them. Who may approve prices may change them. */
export function HolidaysDialog({ year: first, onClose }: { year: number; onClose: () => void }) {
  const [year, setYear] = useState(first);
  const [edited, setEdited] = useState<Holiday | null>(null);
  const editable = useCan('nav.approve');
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(calls.listHolidays, { query: { year: String(year) } });

  const refresh = () =>
    Promise.all(
      [calls.listHolidays, calls.getPriceSheet].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    );

  async function remove({ day, nameEn }: Holiday) {
    try {
      await api.call(calls.deleteHoliday, { params: { day } });
      toast.success(`${formatDay(day)}, ${nameEn}, is a business day again.`);
      await refresh();
    } catch (refusal) {
      toast.error(`Nothing was changed. ${errorMessage(refusal)}`);
    }
  }

  if (edited) {
    return (
      <HolidayForm
        holiday={edited}
        isNew={edited.day === ''}
        onClose={() => setEdited(null)}
        onSaved={async (day) => {
          await refresh();
          setYear(Number(day.slice(0, 4)));
          setEdited(null);
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Holidays of ${year}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          {editable ? (
            <Button onClick={() => setEdited({ day: '', nameEn: '', nameUr: '' })}>New holiday</Button>
          ) : null}
        </>
      }
    >
      <Stack space="s">
        <div className={styles.buttons}>
          <IconButton label={String(year - 1)} icon={<ChevronStart />} onClick={() => setYear(year - 1)} />
          <IconButton label={String(year + 1)} icon={<ChevronEnd />} onClick={() => setYear(year + 1)} />
        </div>
        {error ? <CallError what="Holidays" error={error} onRetry={refetch} /> : null}
        {!data && !error ? <Skeleton lines={6} /> : null}
        {data?.length === 0 ? <p>{`No holiday is entered for ${year}; Saturdays and Sundays are none.`}</p> : null}
        {data && data.length > 0 ? (
          <HolidayTable holidays={data} editable={editable} onEdit={setEdited} onRemove={(each) => void remove(each)} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

interface HolidayTableProps {
  holidays: readonly Holiday[];
  editable: boolean;
  onEdit: (holiday: Holiday) => void;
  onRemove: (holiday: Holiday) => void;
}

function HolidayTable({ holidays, editable, onEdit, onRemove }: HolidayTableProps) {
  return (
    <Table caption="Holidays" hideCaption layout="stack" edge="flush">
      <THead>
        <Row>
          <HeadCell>Day</HeadCell>
          <HeadCell>English</HeadCell>
          <HeadCell>Urdu</HeadCell>
          {editable ? <HeadCell>What to do</HeadCell> : null}
        </Row>
      </THead>
      <TBody>
        {holidays.map((holiday) => (
          <Row key={holiday.day}>
            <Cell head nowrap>
              <time dateTime={holiday.day}>{formatDay(holiday.day)}</time>
            </Cell>
            <Cell label="English">{holiday.nameEn}</Cell>
            <Cell label="Urdu">
              <span lang="ur" dir="rtl">
                {holiday.nameUr}
              </span>
            </Cell>
            {editable ? (
              <Cell label="What to do">
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Rename ${holiday.nameEn}, ${formatDay(holiday.day)}`}
                  onClick={() => onEdit(holiday)}
                >
                  Rename
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Remove ${holiday.nameEn}, ${formatDay(holiday.day)}`}
                  onClick={() => onRemove(holiday)}
                >
                  Remove
                </Button>
              </Cell>
            ) : null}
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

interface HolidayFormProps {
  holiday: Holiday;
  isNew: boolean;
  onClose: () => void;
  onSaved: (day: string) => Promise<void>;
}

function HolidayForm({ holiday, isNew, onClose, onSaved }: HolidayFormProps) {
  const [typed, setTyped] = useState(holiday);
  const change = (part: Partial<Holiday>) => setTyped((now) => ({ ...now, ...part }));
  return (
    <FormDialog
      title={isNew ? 'New holiday' : `Rename ${formatDay(holiday.day)}`}
      save="Save"
      refused="Not saved"
      onClose={onClose}
      onSave={async () => {
        const { day, nameEn, nameUr } = typed;
        await api.call(calls.saveHoliday, { params: { day }, body: { nameEn, nameUr } });
        toast.success(`${formatDay(day)} is a holiday.`);
        await onSaved(day);
      }}
    >
      {(problem) => (
        <>
          {isNew ? (
            <Field label="Day" required error={problem('day')} help="A weekday">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  width="short"
                  value={typed.day}
                  onChange={({ target }) => change({ day: target.value })}
                />
              )}
            </Field>
          ) : null}
          <Field label="Name in English" required error={problem('nameEn')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.priceReason}
                value={typed.nameEn}
                onChange={({ target }) => change({ nameEn: target.value })}
              />
            )}
          </Field>
          <Field label="Name in Urdu" required error={problem('nameUr')} lang="ur" dir="rtl">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.priceReason}
                value={typed.nameUr}
                onChange={({ target }) => change({ nameUr: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
