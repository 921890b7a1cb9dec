// Judges nothing: figures depend on the machine. The arithmetic alone, without the database.
import { addDays } from '@fundfront/content-model/karachi';
import { computeReturns } from '../src/modules/returns/computeReturns.ts';
import type { DayPrice, Payout } from '../src/modules/returns/growth.ts';

const funds = 50;
const asOf = '2026-11-20';
const firstDay = '2006-11-20';
/** Every tenth fund keeps its price and pays out each day. */
const dailyPayers = 10;

function sampleFund(index: number): { prices: DayPrice[]; payouts: Payout[] } {
  const prices: DayPrice[] = [];
  const payouts: Payout[] = [];
  const paysDaily = index % dailyPayers === 0;
  for (let day = firstDay, step = 0; day <= asOf; day = addDays(day, 1), step += 1) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    const nav = paysDaily ? '100.0000' : (100 + step * 0.01 + ((step * 7919 + index * 104_729) % 500) / 100).toFixed(4);
    prices.push({ day, nav });
    if (paysDaily) payouts.push({ exDay: day, amount: '0.0273', exNav: nav });
    else if (day.endsWith('-06-28')) payouts.push({ exDay: day, amount: '6.5', exNav: nav });
  }
  return { prices, payouts };
}

const samples = Array.from({ length: funds }, (_, index) => sampleFund(index));
const times = Array.from({ length: 5 }, () => {
  const start = performance.now();
  let figures = 0;
  for (const [index, sample] of samples.entries()) {
    const basis = index % 2 === 0 ? 'annualised' : 'absolute';
    figures += computeReturns({ ...sample, asOf, basis, inception: firstDay }).length;
  }
  return { ms: performance.now() - start, figures };
}).sort((a, b) => a.ms - b.ms);
const median = times[2];
const prices = samples.reduce((total, sample) => total + sample.prices.length, 0);
console.info(
  `returns      ${median?.ms.toFixed(0)} ms for ${funds} funds × 20 years (${prices} prices, ${median?.figures} figures)`,
);
