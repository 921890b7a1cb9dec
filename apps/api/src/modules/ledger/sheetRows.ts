import { karachiDay } from '@fundfront/content-model/karachi';
import type { PriceFinding, PriceSheetRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import type { BusinessCalendar } from './businessDays.ts';
import { priceFindings } from './priceFindings.ts';
import { formulaOn } from './priceFormula.ts';
import { type DraftWithMaker, draftsOf } from './queries/drafts.ts';
import {
  type AnnouncedOfDay,
  announcedOn,
  type EarlierPrice,
  fundsBeside,
  payoutsOn,
  pricesBefore,
  type SheetFund,
  sheetFunds,
} from './queries/sheet.ts';
import { type UsualMove, usualMove } from './usualMove.ts';

const recentDays = 30;

interface RowParts {
  fund: SheetFund;
  before: readonly EarlierPrice[];
  announced: AnnouncedOfDay | undefined;
  payout: string | undefined;
  draft: DraftWithMaker | undefined;
  usual: UsualMove;
}

interface Reader {
  day: string;
  today: string;
  closed: string | null;
  userId: string | null;
  /** Whether their own draft is for another person to approve. */
  someoneElse: boolean;
}

function findingsOf({ fund, before, payout, draft, usual }: RowParts, { day, today, closed }: Reader): PriceFinding[] {
  if (draft?.kind !== 'price') return [];
  const { nav, offer, redemption } = draft;
  return priceFindings(
    { day, nav, offer, redemption, payout: draft.payout ?? payout ?? null },
    {
      navs: before,
      usual,
      formula: formulaOn(day, fund.frontEndLoad),
      inceptionDate: fund.inceptionDate,
      accrues: fund.basis === 'annualised',
      levelAlone: fund.kind === 'benchmark',
      today,
      closed,
    },
  );
}

function rowOf(parts: RowParts, reader: Reader): PriceSheetRow {
  const { fund, before, announced, payout, draft } = parts;
  const { id, kind, title, subFund, mufapId, categoryId, categoryTitle, frontEndLoad } = fund;
  const last = before.at(-1);
  const isOwn = draft?.madeBy === reader.userId;
  return {
    fund: id,
    kind,
    title,
    subFund,
    mufapId,
    category: { id: categoryId, title: categoryTitle ?? (kind === 'benchmark' ? 'Benchmarks' : 'Without a category') },
    previous: last ? { day: last.day, nav: last.nav, offer: last.offer, redemption: last.redemption } : null,
    recent: before.map(({ nav }) => Number(nav)),
    announced: announced
      ? {
          kind: announced.kind,
          nav: announced.nav,
          offer: announced.offer,
          redemption: announced.redemption,
          reasonEn: announced.reasonEn,
          reasonUr: announced.reasonUr,
          source: announced.source,
          maker: announced.maker,
          checker: announced.checker,
          recordedAt: announced.recordedAt,
          corrections: announced.corrections,
        }
      : null,
    payout: payout ?? null,
    draft: draft
      ? {
          kind: draft.kind === 'no-price' ? 'no-price' : 'price',
          nav: draft.nav,
          offer: draft.offer,
          redemption: draft.redemption,
          payout: draft.payout,
          reasonEn: draft.reasonEn,
          reasonUr: draft.reasonUr,
          until: draft.until,
          note: draft.note,
          state: draft.state,
          comment: draft.comment,
          maker: draft.maker,
          isOwn,
          enteredAt: draft.enteredAt.toISOString(),
          submittedAt: draft.submittedAt?.toISOString() ?? null,
          version: draft.version,
        }
      : null,
    findings: findingsOf(parts, reader),
    needsAnother: isOwn && reader.someoneElse,
    formula: { ...formulaOn(reader.day, null), frontEndLoad: frontEndLoad ?? '0' },
  };
}

async function readerOf(ctx: Ctx, day: string, calendar: BusinessCalendar): Promise<Reader> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  return {
    day,
    today: karachiDay(ctx.ports.clock.now()),
    closed: calendar.closedOn(day)?.en ?? null,
    userId,
    someoneElse: userId !== null && (await someoneElseCan(ctx.db, userId, 'nav.approve')),
  };
}

/** Funds move like the others of their category, a benchmark like none. */
const togetherWith = ({ kind, id, categoryId }: SheetFund) => (kind === 'benchmark' ? id : categoryId);

interface RowFilter {
  ctx: Ctx;
  day: string;
  calendar: BusinessCalendar;
  /** All funds without it. */
  fundId?: string;
}

/** What is usual is of the whole category, also for one fund. */
export async function sheetRows({ ctx, day, calendar, fundId }: RowFilter): Promise<PriceSheetRow[]> {
  const { db } = ctx;
  const funds = await sheetFunds(db, fundId);
  const ids = funds.map(({ id }) => id);
  const known = fundId === undefined ? funds : await fundsBeside(db, fundId);
  const before = Map.groupBy(
    await pricesBefore(
      db,
      known.map(({ id }) => id),
      day,
      recentDays,
    ),
    (price) => price.fundId,
  );
  const usual = new Map(
    [...Map.groupBy(known, togetherWith)].map(([group, members]) => [
      group,
      usualMove(members.map(({ id }) => (before.get(id) ?? []).map(({ nav }) => Number(nav)))),
    ]),
  );
  const announced = new Map((await announcedOn(db, ids, day)).map((row) => [row.fundId, row]));
  const payouts = await payoutsOn(db, ids, day);
  const drafts = new Map((await draftsOf(db, day, ids)).map((row) => [row.fundId, row]));
  const reader = await readerOf(ctx, day, calendar);
  return funds.map((fund) =>
    rowOf(
      {
        fund,
        before: before.get(fund.id) ?? [],
        announced: announced.get(fund.id),
        payout: payouts.get(fund.id),
        draft: drafts.get(fund.id),
        usual: usual.get(togetherWith(fund)) ?? usualMove([]),
      },
      reader,
    ),
  );
}
