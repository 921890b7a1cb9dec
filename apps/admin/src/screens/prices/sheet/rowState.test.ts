import type { PriceFinding } from '@fundfront/content-model/wire';
import { describe, expect, it } from 'vitest';
import { priceDraft, sheetRow } from '../../../test/priceSheet.ts';
import { isEmptyContent, isShownBy, openFindings, rowStateOf, shownContent } from './rowState.ts';
import { isByFormula, viewOf } from './rowView.ts';

const finding = (severity: PriceFinding['severity']): PriceFinding => ({
  kind: 'jump',
  severity,
  column: 'nav',
  text: 'A jump',
  suggestion: null,
});
const typed = priceDraft({ nav: '100.5000' });
const announced = { nav: '100.5000' };

describe('the state of a row', () => {
  it.each([
    ['missing', sheetRow({})],
    ['missing', sheetRow({ draft: priceDraft({ offer: '1.0000' }) })],
    ['ready', sheetRow({ draft: typed })],
    ['ready', sheetRow({ draft: typed, findings: [finding('explained')] })],
    ['blocked', sheetRow({ draft: typed, findings: [finding('reason'), finding('blocked')] })],
    ['needs-reason', sheetRow({ draft: typed, findings: [finding('reason')] })],
    ['ready', sheetRow({ draft: { ...typed, note: 'As the market' }, findings: [finding('reason')] })],
    ['missing', sheetRow({ draft: priceDraft({ kind: 'no-price', reasonEn: 'Closure' }) })],
    ['ready', sheetRow({ draft: priceDraft({ kind: 'no-price', reasonEn: 'Closure', reasonUr: 'بندش' }) })],
    ['waiting', sheetRow({ draft: { ...typed, state: 'submitted' }, findings: [finding('reason')] })],
    ['sent-back', sheetRow({ draft: { ...typed, state: 'sent-back' } })],
    ['published', sheetRow({ announced })],
    ['ready', sheetRow({ announced, draft: typed })],
  ] as const)('is %s', (state, row) => expect(rowStateOf(row)).toBe(state));

  it('decides which filter shows it; findings of what is settled are none', () => {
    const found = sheetRow({ draft: typed, findings: [finding('reason'), finding('blocked')] });
    expect(openFindings(found).map(({ severity }) => severity)).toEqual(['blocked', 'reason']);
    expect(isShownBy('findings', found)).toBe(true);
    expect(isShownBy('findings', sheetRow({ announced, findings: [finding('reason')] }))).toBe(false);
    expect(isShownBy('published', sheetRow({ announced }))).toBe(true);
    expect(isShownBy('missing', found)).toBe(false);
    expect(isShownBy('all', found)).toBe(true);
  });

  it('shows what is entered, else what is announced, with four decimals', () => {
    expect(shownContent(sheetRow({ announced: { nav: '7' } })).nav).toBe('7.0000');
    expect(shownContent(sheetRow({ announced: { nav: '7' }, draft: priceDraft({ nav: '8.5' }) })).nav).toBe('8.5000');
    expect(isEmptyContent(shownContent(sheetRow({})))).toBe(true);
    expect(isEmptyContent(shownContent(sheetRow({ draft: priceDraft({ kind: 'no-price' }) })))).toBe(false);
  });
});

describe('what a person may do with a row', () => {
  const none = new Map();
  const both = { maker: true, checker: true };

  it('is to type where nothing waits or is announced, and to decide about what another entered', () => {
    const waiting = sheetRow({ draft: { ...typed, state: 'submitted' } });
    expect(viewOf(sheetRow({}), none, both)).toMatchObject({ editable: true, decidable: false });
    expect(viewOf(waiting, none, both)).toMatchObject({ editable: false, decidable: true });
    expect(viewOf({ ...waiting, needsAnother: true }, none, both).decidable).toBe(false);
    expect(viewOf(sheetRow({ announced }), none, both).editable).toBe(false);
    expect(viewOf(sheetRow({}), none, { maker: false, checker: true }).editable).toBe(false);
  });

  it('marks what follows from the NAV until it is typed otherwise', () => {
    const follows = viewOf(sheetRow({ draft: priceDraft({ nav: '100.0000', offer: '102.2600' }) }), none, both);
    const own = viewOf(sheetRow({ draft: priceDraft({ nav: '100.0000', offer: '103.0000' }) }), none, both);
    expect([isByFormula(follows, 'offer'), isByFormula(own, 'offer'), isByFormula(follows, 'nav')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
