import { fold } from '../fold.ts';
import type { Sentence } from './sentences.ts';

/** Words and phrases, with commas between them, in the form that sentences are compared in; `#` stands for a number. */
function anyOf(...lines: readonly string[]): RegExp {
  const phrases = lines.flatMap((line) => line.split(', '));
  const patterns = phrases.map((phrase) =>
    phrase
      .split('#')
      .map((part) => fold(part))
      .map((part, index) => (index === 0 ? part : ` ${part}`.trimEnd()))
      .join(' \\d+')
      .trim(),
  );
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'gu');
}

const has = (pattern: RegExp, { folded }: Sentence): boolean => folded.search(pattern) >= 0;

const promises = anyOf(
  'guarantee, guarantees, guaranteed, guaranteeing, guaranteed by us',
  'risk free, riskfree, no risk, zero risk, without risk, without any risk, free of risk',
  'assured return, assured returns, assured profit, assured profits, assured income',
  'certain profit, certain return, sure profit, sure return, fixed profit, never lose, cannot lose',
  'can not lose, double your money, completely safe, totally safe, 100 percent safe, fully safe',
  'ضمانت, ضمانتیں, ضمانت شدہ, گارنٹی, گارنٹیڈ, گارنٹی شدہ, یقینی منافع, یقینی آمدنی, یقینی ریٹرن',
  'مقررہ منافع, خطرے سے پاک, رسک فری, بغیر خطرے, بغیر کسی خطرے, بلا خطر, بغیر رسک, کوئی خطرہ نہیں',
  'سو فیصد محفوظ, 100 فیصد محفوظ, 100 percent محفوظ, مکمل محفوظ, نقصان کا کوئی امکان نہیں, رقم دگنی',
);

const denials = anyOf(
  'not, no, never, nor, neither, nobody, no one, nothing, none, without, cannot, beware',
  'isn t, aren t, doesn t, don t, can t, won t, promises that, whoever promises, anyone who',
  'نہیں, نہ, بغیر, ہرگز, کبھی, ہوشیار, خبردار',
);

/** Whether it says that money is safe or a return sure, without denying it in the same breath. */
export function isPromise({ folded }: Sentence): boolean {
  const rest = folded.replace(promises, ' ');
  return rest !== folded && rest.search(denials) < 0;
}

const returns = anyOf(
  'return, returns, returned, yield, yields, yielded, performance, performed, outperformed',
  'profit, profits, gained, grew, growth, cagr, ytd, mtd, annualised, annualized',
  'منافع, منافعے, منافعہ, ریٹرن, کارکردگی, رواں مالی سال, رواں ماہ, سالانہ شرح, اضافہ, بڑھا',
);

// What is levied is a percentage too.
const levies = anyOf(
  'tax, taxes, taxed, taxable, withholding, zakat, load, loads, fee, fees, expense, slab',
  'ٹیکس, زکوٰۃ, زکات, لوڈ, فیس, اخراجات, کٹوتی',
);

const percentage = anyOf('# percent', 'percent #', '# فیصد', '# per cent', '# pc');

/** Whether it says by how much something grew; what taxes and fees take is no performance. */
export function isPerformance(sentence: Sentence): boolean {
  return has(returns, sentence) && has(percentage, sentence) && !has(levies, sentence);
}

const pastPerformance = anyOf('past performance', 'past results', 'ماضی کی کارکردگی', 'سابقہ کارکردگی');
const noPromise = anyOf('not, no, نہیں, لازمی طور پر');

/** Whether it says that what was earned before says little of what will be. */
export function isDisclaimer(sentence: Sentence): boolean {
  return has(pastPerformance, sentence) && has(noPromise, sentence);
}

const equity = anyOf(
  'equity, equities, stock, stocks, shares, kse 100, kmi 30, psx',
  'ایکویٹی, اسٹاک, سٹاک, حصص, شیئرز',
);

export function isAboutEquity(sentence: Sentence): boolean {
  return has(equity, sentence);
}

const shorter = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const numbersUrdu = ['ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ', 'سات', 'آٹھ', 'نو', 'دس', 'گیارہ'];
const underAYear = anyOf(
  ...[...shorter, ...numbers].flatMap((count) => [`${count} month`, `${count} months`]),
  ...[...shorter, ...numbersUrdu].flatMap((count) => [`${count} ماہ`, `${count} مہینے`, `${count} مہینوں`]),
  '# days, # day, # weeks, # week, mtd, month to date, this month, last month, past month',
  'this week, last week, this quarter, last quarter, past quarter, half year, half yearly, quarterly',
  '# دن, # دنوں, # ہفتے, رواں ماہ, گزشتہ ماہ, اس ماہ, سہ ماہی, ششماہی, گزشتہ ہفتے',
);

export function isUnderAYear(sentence: Sentence): boolean {
  return has(underAYear, sentence);
}

const aYear = anyOf(
  '12 months, twelve months, one year, 1 year, a year, the year, 365 days, last year, past year',
  '12 ماہ, بارہ ماہ, ایک سال, 1 سال, 365 دن, گزشتہ سال, پچھلے سال',
  'since inception, three years, # years, آغاز سے, # سال, تین سال, پانچ سال',
);

/** Whether it tells of twelve months or more. */
export function isOfAYear(sentence: Sentence): boolean {
  return has(aYear, sentence);
}
