import type { Horizon, Locale } from '@fundfront/content-model';
import { lastDayOf, monthAfter } from '@fundfront/content-model/karachi';
import Big from 'big.js';
import type { SeedFund } from './funds.ts';
import { lastMonth, latestMonth } from './items/fundFigures.ts';
import { styleOf } from './items/fundHoldings.ts';
import type { sampleSeries } from './sampleNavs.ts';

type Text = Record<Locale, string>;
type Style = ReturnType<typeof styleOf>;
type Series = ReturnType<typeof sampleSeries>;

interface Terms {
  objective: Text;
  horizon: Horizon;
  /** Rupees. */
  minimum: string;
  redemption: Text;
}

const nextDay: Text = { en: 'The next business day', ur: 'اگلے کاروباری دن' };
const withinSix: Text = { en: 'Within 6 business days', ur: '6 کاروباری دنوں کے اندر' };

const terms: Record<Style, Terms> = {
  'money-market': {
    objective: {
      en: 'Income on money that may be needed soon, at low risk',
      ur: 'جلد ضرورت پڑنے والی رقم پر کم خطرے کے ساتھ آمدن',
    },
    horizon: 'months',
    minimum: '1000',
    redemption: nextDay,
  },
  income: {
    objective: {
      en: 'Regular income from government bonds and bank deposits',
      ur: 'سرکاری بانڈ اور بینک ڈپازٹ سے باقاعدہ آمدن',
    },
    horizon: 'years-1-to-3',
    minimum: '5000',
    redemption: withinSix,
  },
  'asset-allocation': {
    objective: {
      en: 'Growth from a mix of shares and income that the manager changes with the market',
      ur: 'حصص اور آمدن والے اثاثوں کے ایسے امتزاج سے نمو جسے منیجر بازار کے ساتھ بدلتا ہے',
    },
    horizon: 'years-3-to-5',
    minimum: '5000',
    redemption: withinSix,
  },
  equity: {
    objective: { en: 'Growth over many years from shares of companies', ur: 'کمپنیوں کے حصص سے کئی برسوں میں نمو' },
    horizon: 'years-5',
    minimum: '5000',
    redemption: withinSix,
  },
  'fund-of-funds': {
    objective: {
      en: 'A fixed mix of other funds, restored each quarter',
      ur: 'دوسرے فنڈز کا مقررہ امتزاج، ہر سہ ماہی بحال',
    },
    horizon: 'years-3-to-5',
    minimum: '5000',
    redemption: withinSix,
  },
};

/** What the risks below speak of: all of it from the sample's own prices and months. */
interface Figures {
  /** Of the leanest month, payouts counted: per cent, below zero for a fall. */
  leanest: string;
  months: number;
  /** The largest part of the assets, and the three largest holdings, per cent. */
  largest: string;
  holdings: string;
  ratio: string;
}

/** From one end of a month to the next, per cent. */
function monthlyMoves({ prices, payouts }: Series): Big[] {
  const first = prices[0]?.validityDate ?? '';
  const ends: Big[] = [];
  const paid: Big[] = [];
  for (let month = first.slice(0, 7); month <= lastMonth; month = monthAfter(month, 1)) {
    const end = lastDayOf(month);
    const price = prices.findLast(({ validityDate }) => validityDate <= end);
    if (!price) continue;
    ends.push(new Big(price.nav));
    const own = payouts.filter(({ exDay }) => exDay.startsWith(month));
    paid.push(own.reduce((sum, { amount }) => sum.plus(amount), new Big(0)));
  }
  return ends.slice(1).map((end, index) =>
    end
      .plus(paid[index + 1] ?? 0)
      .div(ends[index] ?? end)
      .minus(1)
      .times(100),
  );
}

function figuresOf(fund: SeedFund, series: Series): Figures {
  const moves = monthlyMoves(series);
  const leanest = moves.reduce((least, move) => (move.lt(least) ? move : least), moves[0] ?? new Big(0));
  const { investments, expenses } = latestMonth(fund) ?? {};
  const sum = (parts: readonly { percent: string }[]) =>
    parts.reduce((total, { percent }) => total.plus(percent), new Big(0)).toFixed(2);
  return {
    leanest: leanest.toFixed(2),
    months: moves.length,
    largest: investments?.allocation[0]?.percent ?? '0',
    holdings: sum(investments?.holdings.slice(0, 3) ?? []),
    ratio: expenses?.ratio ?? '0',
  };
}

type Risk = Record<Locale, { title: string; text: string }>;

/** In words, for a minus sign wanders in a text that runs from right to left. */
function leanestMonth({ leanest, months }: Figures): Text {
  const amount = leanest.replace('-', '');
  return leanest.startsWith('-')
    ? {
        en: `In the worst of the last ${months} months it lost ${amount}%.`,
        ur: `گزشتہ ${months} مہینوں میں سے بدترین مہینے میں اس نے ${amount}% کھوئے۔`,
      }
    : {
        en: `The leanest of the last ${months} months brought ${amount}%.`,
        ur: `گزشتہ ${months} مہینوں میں سے سب سے کم منافع والے مہینے میں ${amount}% ملے۔`,
      };
}

const risk = (title: Text, text: Text): Risk => ({
  en: { title: title.en, text: text.en },
  ur: { title: title.ur, text: text.ur },
});

const manyLeave = () =>
  risk(
    { en: 'Many leave at once', ur: 'بہت سے لوگ ایک ساتھ نکلیں' },
    {
      en: 'Redemptions of more than 10% of the units on one day may be queued, and are then paid in their order.',
      ur: 'ایک دن میں 10% سے زیادہ یونٹوں کی واپسی قطار میں جا سکتی ہے، پھر ادائیگی اپنی باری پر ہوتی ہے۔',
    },
  );

const ratesFall = (figures: Figures) =>
  risk(
    { en: 'Rates fall', ur: 'شرحیں گریں' },
    {
      en: `Income follows short-term rates within weeks. ${leanestMonth(figures).en}`,
      ur: `آمدن چند ہفتوں میں قلیل مدتی شرحوں کے پیچھے چلتی ہے۔ ${leanestMonth(figures).ur}`,
    },
  );

const ratesRise = (figures: Figures) =>
  risk(
    { en: 'Rates rise', ur: 'شرحیں بڑھیں' },
    {
      en: `Bonds that the fund holds are worth less then. ${leanestMonth(figures).en}`,
      ur: `تب فنڈ کے بانڈ کی قیمت کم ہو جاتی ہے۔ ${leanestMonth(figures).ur}`,
    },
  );

const borrowerFails = ({ largest, holdings }: Figures) =>
  risk(
    { en: 'A borrower fails', ur: 'قرض لینے والا ادا نہ کرے' },
    {
      en: `The largest kind of asset was ${largest}% at the end of October 2026, the three largest holdings ${holdings}%. Whoever does not pay takes that part of the price along.`,
      ur: `اکتوبر 2026 کے آخر میں سب سے بڑا اثاثہ ${largest}% تھا اور تین بڑی سرمایہ کاریاں ${holdings}%۔ جو ادا نہ کرے، قیمت کا اتنا حصہ اس کے ساتھ جاتا ہے۔`,
    },
  );

const pricesFall = (figures: Figures) =>
  risk(
    { en: 'Prices fall', ur: 'قیمتیں گریں' },
    {
      en: `${figures.largest}% of the assets moved with prices on the market at the end of October 2026. ${leanestMonth(figures).en}`,
      ur: `اکتوبر 2026 کے آخر میں ${figures.largest}% اثاثے بازار کی قیمتوں کے ساتھ چلتے تھے۔ ${leanestMonth(figures).ur}`,
    },
  );

const fewCompanies = ({ holdings }: Figures) =>
  risk(
    { en: 'Few companies', ur: 'چند کمپنیاں' },
    {
      en: `The three largest holdings were ${holdings}% of the assets: what happens to one of them is felt.`,
      ur: `تین بڑی سرمایہ کاریاں اثاثوں کا ${holdings}% تھیں: ان میں سے کسی ایک پر جو گزرے، محسوس ہوتا ہے۔`,
    },
  );

const wrongTurn = ({ largest }: Figures) =>
  risk(
    { en: 'A wrong turn', ur: 'غلط فیصلہ' },
    {
      en: `The manager chooses how much is in shares: ${largest}% at the end of October 2026. Too much before a fall costs, too little before a rise too.`,
      ur: `حصص کا تناسب منیجر چنتا ہے: اکتوبر 2026 کے آخر میں ${largest}%۔ گراوٹ سے پہلے زیادہ ہو تو نقصان، اضافے سے پہلے کم ہو تو بھی۔`,
    },
  );

const costsTwice = ({ ratio }: Figures) =>
  risk(
    { en: 'Costs twice', ur: 'دوہرے اخراجات' },
    {
      en: `The funds that it holds have expenses of their own. The ratio of ${ratio}% is only what comes on top.`,
      ur: `جو فنڈز یہ رکھتا ہے ان کے اپنے اخراجات ہیں۔ ${ratio}% کا تناسب صرف اس پر اضافہ ہے۔`,
    },
  );

const risks: Record<Style, readonly ((figures: Figures) => Risk)[]> = {
  'money-market': [ratesFall, borrowerFails, manyLeave],
  income: [ratesRise, borrowerFails, manyLeave],
  'asset-allocation': [pricesFall, wrongTurn, manyLeave],
  equity: [pricesFall, fewCompanies, manyLeave],
  'fund-of-funds': [pricesFall, costsTwice, manyLeave],
};

const auditor: Text = { en: 'Sample & Co., Chartered Accountants', ur: 'سیمپل اینڈ کو، چارٹرڈ اکاؤنٹنٹس' };
const manager: Text = { en: 'Sample Fund Manager', ur: 'سیمپل فنڈ منیجر' };

/** Terms and risks of a sample fund: what needs no language, and the texts of one. */
export function termsOf(fund: SeedFund, series: Series) {
  const style = styleOf(fund);
  const { objective, minimum, redemption } = terms[style];
  // What is saved for retirement stays until then.
  const horizon: Horizon = fund.category === 'pension' ? 'years-5' : terms[style].horizon;
  const figures = figuresOf(fund, series);
  return {
    plain: { horizon, minimumInvestment: minimum, backEndLoad: '0' },
    texts: (locale: Locale) => ({
      objective: objective[locale],
      auditor: auditor[locale],
      manager: manager[locale],
      redemptionTime: redemption[locale],
      risks: risks[style].map((each) => each(figures)[locale]),
    }),
  };
}
