import { describe, expect, it } from 'vitest';
import { priceDraft, sheetRow } from '../../../test/priceSheet.ts';
import { guessColumns, isTable, matchRows, readTable } from './paste.ts';

const money = sheetRow({ fund: 'money', title: 'Sample Money Market Fund', mufapId: '1041' });
const stock = sheetRow({ fund: 'stock', title: 'Sample Stock Fund', mufapId: '1061' });
const equity = sheetRow({ fund: 'equity', title: 'Sample Pension Fund', subFund: 'Equity', mufapId: '1081' });
const debt = sheetRow({ fund: 'debt', title: 'Sample Pension Fund', subFund: 'Debt', mufapId: '1081' });
const funds = [money, stock, equity, debt];

function pasted(text: string, { rows = funds, chosen = new Map<number, string>() } = {}) {
  const table = readTable(text);
  return matchRows({ table, columns: guessColumns(table, rows), funds: rows, chosen });
}

describe('the clipboard', () => {
  it('is a table of tabs and lines, quoted where it must be', () => {
    expect(readTable('a\tb\r\n"c\td"\t"say ""x"""\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['c\td', 'say "x"'],
    ]);
    expect(readTable('a\tb\tc\nd')).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
    ]);
  });

  it('is a table from two cells on', () => {
    expect(isTable('100.4127\n')).toBe(false);
    expect(isTable('1041\t100.4127')).toBe(true);
    expect(isTable('100.4127\n86.2214')).toBe(true);
  });
});

describe('its columns', () => {
  it('are named by the words of their header', () => {
    const table = readTable('Fund code\tFund\tNAV\tSale price\tRepurchase\tNote\n1041\tX\t1\t2\t3\t');
    expect(guessColumns(table, funds)).toEqual({
      header: true,
      fields: ['mufapId', 'title', 'nav', 'offer', 'redemption', 'none'],
    });
  });

  it('are known by what they hold where there is no header', () => {
    const byNumber = readTable('1041\tSample Money\t100.1\t102\t100.1\n1061\tSample Stock\t86.2\t88\t86.2');
    expect(guessColumns(byNumber, funds)).toEqual({
      header: false,
      fields: ['mufapId', 'title', 'nav', 'offer', 'redemption'],
    });
    expect(guessColumns(readTable('Sample Stock Fund\t86.2214'), funds).fields).toEqual(['title', 'nav']);
  });

  it('are each used once', () => {
    expect(guessColumns(readTable('Fund\tNAV\tNAV before\nX\t1\t2'), funds).fields).toEqual(['title', 'nav', 'none']);
  });
});

describe('its rows', () => {
  it('find their fund by number, then by name, and read prices as cells do', () => {
    const rows = pasted(
      'Code\tFund\tNAV\tOffer\tRedemption\n1041\t\t1,00.4\t\t\n1041\t\t100.4\t102.3\tN/A\n\tsample  STOCK fund\t۸۶٫۵\t\t',
    );
    expect(rows).toEqual([
      expect.objectContaining({ line: 2, fund: 'money', outcome: 'left', remark: expect.stringContaining('“1,00.4”') }),
      {
        line: 3,
        fund: 'money',
        matchedBy: 'number',
        prices: { nav: '100.4000', offer: '102.3000', redemption: null },
        outcome: 'fills',
        remark: '',
      },
      {
        line: 4,
        fund: 'stock',
        matchedBy: 'name',
        prices: { nav: '86.5000', offer: null, redemption: null },
        outcome: 'fills',
        remark: '',
      },
    ]);
  });

  it('tell sub-funds apart by their name, and ask where nothing tells', () => {
    const text =
      'Code\tFund\tSub-fund\tNAV\n1081\tSample Pension Fund\tDebt\t1\n1081\tSample Pension Fund, Equity\t\t2\n1081\t\t\t3';
    expect(pasted(text).map(({ fund, remark }) => [fund, remark])).toEqual([
      ['debt', ''],
      ['equity', ''],
      [null, 'Several sub-funds fit'],
    ]);
    const chosen = new Map([[4, 'money']]);
    expect(pasted(text, { chosen }).at(-1)).toMatchObject({ fund: 'money', matchedBy: 'choice', outcome: 'fills' });
  });

  it('say what they leave out', () => {
    const text = 'Code\tNAV\n1099\t12.04\n1041\t\n1061\t86.5\n1061\t86.6';
    expect(pasted(text).map(({ outcome, remark }) => [outcome, remark])).toEqual([
      ['left', 'Unknown fund'],
      ['left', 'No NAV in this row'],
      ['fills', ''],
      ['left', 'The fund is above already'],
    ]);
  });

  it('replace what was typed only as such, and nothing that waits or is published', () => {
    const typed = { ...money, draft: priceDraft({ nav: '100.0000', offer: '102.0000' }) };
    const text = '1041\t100.0000\t102.5000';
    expect(pasted(text, { rows: [typed] })[0]).toMatchObject({
      outcome: 'replaces',
      remark: 'Replaces Offer 102.0000',
    });
    expect(pasted('1041\t100', { rows: [typed] })[0]).toMatchObject({ outcome: 'same' });
    const waiting = { ...money, draft: priceDraft({ nav: '1.0000', state: 'submitted' }) };
    expect(pasted(text, { rows: [waiting] })[0]).toMatchObject({ outcome: 'left', remark: 'Waits for approval' });
    const absent = { ...money, draft: priceDraft({ kind: 'no-price' }) };
    expect(pasted(text, { rows: [absent] })[0]).toMatchObject({ outcome: 'replaces' });
    const published = sheetRow({ ...money, announced: { nav: '100.0000' } });
    expect(pasted(text, { rows: [published] })[0]?.outcome).toBe('left');
  });
});
