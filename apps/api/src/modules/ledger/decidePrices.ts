import { addDays } from '@fundfront/content-model/karachi';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { notify } from '../notifications/notify.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { announceFigures } from './announceFigures.ts';
import { type BusinessCalendar, businessCalendar } from './businessDays.ts';
import { type OfFund, sheetRow } from './priceDrafts.ts';
import type { NewAnnouncement } from './queries/announcements.ts';
import { deleteDraft, lockDrafts, updateDraft } from './queries/drafts.ts';
import { sheetRows } from './sheetRows.ts';

interface Chosen {
  day: string;
  funds: readonly { fund: string; version: number }[];
}

type Left = { fund: string; text: string }[];

/** Days of one absence of prices: longer ones are entered again. */
const longestAbsence = 60;

/** The rows whose draft is still the one that was read; locked, so that nobody decides about them beside. */
async function exactRows(tx: Ctx, { day, funds }: Chosen): Promise<{ rows: PriceSheetRow[]; left: Left }> {
  const ids = funds.map(({ fund }) => fund);
  const locked = new Map((await lockDrafts(tx.db, day, ids)).map((draft) => [draft.fundId, draft.version]));
  const exact = new Set(funds.filter(({ fund, version }) => locked.get(fund) === version).map(({ fund }) => fund));
  const calendar = await businessCalendar(tx.db, day);
  const rows = (await sheetRows({ ctx: tx, day, calendar })).filter(({ fund }) => exact.has(fund));
  const found = new Set(rows.map(({ fund }) => fund));
  const left = ids
    .filter((fund) => !found.has(fund))
    .map((fund) => ({ fund, text: 'It was changed or decided meanwhile. Look at it again.' }));
  return { rows, left };
}

/** Null where the draft may be sent to a checker. */
function whyNotReady({ draft, announced, payout, findings }: PriceSheetRow): string | null {
  if (!draft || draft.state === 'submitted') return 'It waits for approval already.';
  const reasons = Boolean(draft.reasonEn) && Boolean(draft.reasonUr);
  if (draft.kind === 'no-price') return reasons ? null : 'Say in both languages why there is no NAV.';
  if (draft.nav === null) return 'Enter the NAV.';
  const blocked = findings.find(({ severity }) => severity === 'blocked');
  if (blocked) return `${blocked.text}.`;
  const payoutChanges = payout !== null && draft.payout !== null && Number(draft.payout) !== Number(payout);
  if ((announced?.maker || payoutChanges) && !reasons)
    return 'Say in both languages why what was announced is corrected.';
  const open = findings.find(({ severity }) => severity === 'reason');
  return open && (draft.note ?? '') === '' ? `${open.text}: give a reason.` : null;
}

/** A fund that is not ready stays behind with its reason and does not hold the others. */
export async function submitPrices({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Chosen;
}): Promise<{ submitted: number; left: Left }> {
  assertCan(ctx.actor, 'import.run');
  assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { rows, left } = await exactRows(tx, input);
    let submitted = 0;
    for (const row of rows) {
      const text = whyNotReady(row);
      if (text !== null) {
        left.push({ fund: row.fund, text });
        continue;
      }
      const key = { fundId: row.fund, day: input.day, version: row.draft?.version ?? 0 };
      await updateDraft(tx.db, key, { state: 'submitted', submittedAt: tx.ports.clock.now() });
      submitted += 1;
    }
    if (submitted > 0) {
      await writeAudit(tx, { action: 'nav.submit', detail: { day: input.day, funds: submitted } });
      const title = `${submitted} ${submitted === 1 ? 'price' : 'prices'} of ${input.day}`;
      await notify(
        tx,
        { permission: 'nav.approve' },
        { kind: 'approval-waiting', title, path: `/admin/dailynav/${input.day}` },
      );
    }
    return { submitted, left };
  });
}

const nothing = { nav: null, offer: null, redemption: null, payout: null, reasonEn: null, reasonUr: null };

/** Every business day of an absence by itself, so that none of them is a gap. */
function daysOf(day: string, until: string | null, calendar: BusinessCalendar): string[] {
  const days = [day];
  for (let next = addDays(day, 1); until !== null && next <= until && days.length < longestAbsence; ) {
    if (calendar.closedOn(next) === null) days.push(next);
    next = addDays(next, 1);
  }
  return days;
}

function announcementsOf(
  { fund, draft, payout }: PriceSheetRow,
  { day, calendar, madeBy, checkedBy }: { day: string; calendar: BusinessCalendar; madeBy: string; checkedBy: string },
): NewAnnouncement[] {
  if (!draft) return [];
  const of = { ...nothing, fundId: fund, source: 'desk', importId: null, madeBy, checkedBy };
  const { reasonEn, reasonUr, nav, offer, redemption } = draft;
  if (draft.kind === 'no-price') {
    const reasons = { reasonEn, reasonUr };
    return daysOf(day, draft.until, calendar).map((each) => ({ ...of, kind: 'no-price', day: each, ...reasons }));
  }
  const price = { ...of, kind: 'price', day, nav, offer, redemption, reasonEn, reasonUr } as const;
  const changed = draft.payout !== null && Number(draft.payout) !== Number(payout ?? 0);
  return changed ? [price, { ...of, kind: 'payout', day, payout: draft.payout, reasonEn, reasonUr }] : [price];
}

async function announceRows(tx: Ctx, day: string, rows: readonly PriceSheetRow[], approver: UserActor) {
  const calendar = await businessCalendar(tx.db, day);
  const ids = rows.map(({ fund }) => fund);
  const makers = new Map((await lockDrafts(tx.db, day, ids)).map(({ fundId, madeBy }) => [fundId, madeBy]));
  const announcements = rows.flatMap((row) =>
    announcementsOf(row, {
      day,
      calendar,
      madeBy: makers.get(row.fund) ?? approver.userId,
      checkedBy: approver.userId,
    }),
  );
  await announceFigures(tx, announcements);
  for (const { fund, draft } of rows) await deleteDraft(tx.db, { fundId: fund, day, version: draft?.version ?? 0 });
  await writeAudit(tx, { action: 'nav.approve', detail: { day, funds: ids } });
}

/**
 * Announces what was submitted, all that may be or none. The maker's own stay behind while another person may approve
 * them; the database refuses them too.
 */
export async function approvePrices({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Chosen;
}): Promise<{ approved: number; left: Left }> {
  assertCan(ctx.actor, 'nav.approve');
  const approver = assertPerson(ctx.actor);
  const outcome = await inTransaction(ctx, async (tx) => {
    const { rows, left } = await exactRows(tx, input);
    const ready = rows.filter(({ fund, draft, needsAnother }) => {
      const text =
        draft?.state !== 'submitted'
          ? 'Its maker has not submitted it.'
          : needsAnother
            ? 'You entered it, so another person must approve it.'
            : null;
      if (text !== null) left.push({ fund, text });
      return text === null;
    });
    if (ready.length > 0) await announceRows(tx, input.day, ready, approver);
    return { approved: ready.length, left };
  });
  await deliverInvalidations(ctx).catch((error) =>
    ctx.log.warn({ err: error }, 'the site was not notified of the prices'),
  );
  return outcome;
}

/** Throws VERSION_CONFLICT where it is not what was read or was not submitted, NOT_FOUND. */
export async function sendBackPrice({
  ctx,
  input: { day, fund, version, comment },
}: {
  ctx: Ctx;
  input: OfFund & { version: number; comment: string };
}): Promise<PriceSheetRow> {
  assertCan(ctx.actor, 'nav.approve');
  assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const [draft] = await lockDrafts(tx.db, day, [fund]);
    const sent = draft?.version === version && draft.state === 'submitted';
    const back = { state: 'sent-back', comment, submittedAt: null } as const;
    if (!draft || !sent || !(await updateDraft(tx.db, { fundId: fund, day, version }, back))) {
      throw new AppError('VERSION_CONFLICT', 'It was changed or decided meanwhile. Look at it again.');
    }
    const row = await sheetRow(tx, { day, fund });
    const title = `${row.title}, ${day}: sent back`;
    const message = { kind: 'approval-decided', title, note: comment, path: `/admin/dailynav/${day}` } as const;
    await notify(tx, { userIds: [draft.madeBy] }, message);
    await writeAudit(tx, { action: 'nav.send-back', type: 'fund', entryId: fund, detail: { day } });
    return row;
  });
}
