import type { PriceSheet, PriceSheetRow } from '@fundfront/content-model/wire';

type PriceDraft = NonNullable<PriceSheetRow['draft']>;
type Announced = NonNullable<PriceSheetRow['announced']>;

const at = '2026-11-20T11:40:00.000Z';

export const priceDraft = (own: Partial<PriceDraft>): PriceDraft => ({
  kind: 'price',
  nav: null,
  offer: null,
  redemption: null,
  payout: null,
  reasonEn: null,
  reasonUr: null,
  until: null,
  note: '',
  state: 'entered',
  comment: null,
  maker: 'Nadia Maker',
  isOwn: true,
  enteredAt: at,
  submittedAt: null,
  version: 1,
  ...own,
});

const announcedPrice = (own: Partial<Announced>): Announced => ({
  kind: 'price',
  nav: null,
  offer: null,
  redemption: null,
  reasonEn: null,
  reasonUr: null,
  source: 'desk',
  maker: 'Nadia Maker',
  checker: 'Karim Checker',
  recordedAt: at,
  corrections: 0,
  ...own,
});

type RowParts = Partial<Omit<PriceSheetRow, 'announced'>> & { announced?: Partial<Announced> | null };

/** A fund without anything on the day, but for what is named. */
export function sheetRow({ announced = null, ...own }: RowParts): PriceSheetRow {
  return {
    fund: '50000000-0000-4000-8000-000000000001',
    kind: 'fund',
    title: 'Sample Fund',
    subFund: null,
    mufapId: null,
    category: { id: null, title: 'Equity' },
    previous: { day: '2026-11-19', nav: '100.0000', offer: '102.2600', redemption: '100.0000' },
    recent: [99, 100],
    payout: null,
    draft: null,
    findings: [],
    needsAnother: false,
    formula: { frontEndLoad: '2', taxOnLoad: '13' },
    ...own,
    announced: announced && announcedPrice(announced),
  };
}

export const priceSheet = (rows: PriceSheetRow[]): PriceSheet => ({
  day: '2026-11-20',
  holiday: null,
  previous: '2026-11-19',
  next: '2026-11-23',
  today: '2026-11-20',
  dueAt: '2026-11-20T13:30:00.000Z',
  rows,
});
