import { ApiError } from '@fundfront/api-client';
import { formatDay, limits } from '@fundfront/content-model';
import { Field } from '@fundfront/ui/components/Field';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { changeOf, type PriceTriple, padPrice, readPrice } from './decimals.ts';
import type { RowDialogProps } from './NoPriceDialog.tsx';
import { reasonProblems } from './reasonProblems.ts';
import { contentOf, emptyContent, fundName, shownContent } from './rowState.ts';
import { columnLabel, columnsOf, type PriceColumn, pricesAfter } from './rowView.ts';
import * as styles from './Sheet.css.ts';

/** What was announced beside what is meant; both stay known. Stored as a draft, and submitted like any other. */
export function CorrectionDialog({ row, day, onClose, onStore }: RowDialogProps) {
  const columns = columnsOf(row);
  const before = row.draft ? contentOf(row.draft) : { ...shownContent(row), reasonEn: null, reasonUr: null };
  const [typed, setTyped] = useState<Record<PriceColumn, string>>({
    nav: before.nav ?? '',
    offer: before.offer ?? '',
    redemption: before.redemption ?? '',
  });
  // A sample was announced by nobody, so nobody is owed a reason.
  const isPublic = row.announced?.maker !== null;
  const [reasonEn, setReasonEn] = useState(before.reasonEn ?? '');
  const [reasonUr, setReasonUr] = useState(before.reasonUr ?? '');
  const readings = {
    nav: readPrice(typed.nav),
    offer: readPrice(typed.offer),
    redemption: readPrice(typed.redemption),
  };
  const [prices, setPrices] = useState<PriceTriple>({
    nav: before.nav,
    offer: before.offer,
    redemption: before.redemption,
  });

  /** Offer and redemption follow a new NAV where they went by the formula. */
  function pricesTyped(): PriceTriple {
    let next = prices;
    for (const column of columns) {
      const { value = null, problem } = readings[column];
      if (problem !== undefined || value === prices[column]) continue;
      next = column === 'nav' ? pricesAfter(row, next, value) : { ...next, [column]: value };
    }
    return next;
  }

  function leave() {
    if (columns.some((column) => readings[column].problem !== undefined)) return;
    const next = pricesTyped();
    setPrices(next);
    setTyped({ nav: next.nav ?? '', offer: next.offer ?? '', redemption: next.redemption ?? '' });
  }

  async function store() {
    const fields = columns.flatMap((path) => {
      const message =
        readings[path].problem ??
        (path === 'nav' && typed.nav.trim() === '' ? `Write the ${columnLabel(path, row)}` : undefined);
      return message ? [{ path, message }] : [];
    });
    if (fields.length > 0) {
      throw new ApiError(400, { error: 'A price cannot be read.', text_code: 'VALIDATION', fields });
    }
    const reasons = { en: reasonEn.trim(), ur: reasonUr.trim() };
    if (isPublic) reasonProblems(reasons);
    await onStore({
      ...emptyContent,
      ...pricesTyped(),
      payout: before.payout,
      reasonEn: reasons.en || null,
      reasonUr: reasons.ur || null,
      note: before.note,
    });
  }

  return (
    <FormDialog
      title={`Correct ${fundName(row)}, ${formatDay(day)}`}
      save="Keep the correction"
      refused="Not stored"
      onClose={onClose}
      onSave={store}
    >
      {(problem) => (
        <>
          <Table caption="Old beside new" hideCaption layout="plain" edge="flush">
            <THead>
              <Row>
                <HeadCell>Price</HeadCell>
                <HeadCell numeric>Published</HeadCell>
                <HeadCell numeric>Correct</HeadCell>
                <HeadCell numeric>Difference</HeadCell>
              </Row>
            </THead>
            <TBody>
              {columns.map((column) => {
                const old = row.announced?.[column] ?? null;
                const now = readings[column].value ?? null;
                const message = problem(column) ?? readings[column].problem;
                return (
                  <Row key={column}>
                    <Cell head>{columnLabel(column, row)}</Cell>
                    <Cell numeric>{old === null ? 'None' : <Ltr>{padPrice(old)}</Ltr>}</Cell>
                    <Cell numeric>
                      <TextInput
                        aria-label={`Correct ${columnLabel(column, row)}`}
                        width="short"
                        dir="ltr"
                        inputMode="decimal"
                        autoComplete="off"
                        invalid={message !== undefined}
                        value={typed[column]}
                        onChange={({ target }) => setTyped((all) => ({ ...all, [column]: target.value }))}
                        onBlur={leave}
                      />
                      {message ? <span className={styles.refused}>{message}</span> : null}
                    </Cell>
                    <Cell numeric>{old !== null && now !== null ? <Difference from={old} to={now} /> : null}</Cell>
                  </Row>
                );
              })}
            </TBody>
          </Table>
          <Field
            label="Reason in English"
            required={isPublic}
            error={problem('reasonEn')}
            help={row.kind === 'fund' ? 'Printed on the fund’s page' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.priceReason}
                value={reasonEn}
                onChange={(event) => setReasonEn(event.target.value)}
              />
            )}
          </Field>
          <Field label="Reason in Urdu" required={isPublic} error={problem('reasonUr')} lang="ur" dir="rtl">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.priceReason}
                value={reasonUr}
                onChange={(event) => setReasonUr(event.target.value)}
              />
            )}
          </Field>
          <p className={styles.quiet}>
            Nothing changes until another person approves it. The returns are computed again, and “corrected” stays
            visible.
          </p>
        </>
      )}
    </FormDialog>
  );
}

function Difference({ from, to }: { from: string; to: string }) {
  const { direction, value } = changeOf(to, from);
  return <Ltr>{`${direction === 'up' ? '+' : direction === 'down' ? '−' : ''}${value}`}</Ltr>;
}
