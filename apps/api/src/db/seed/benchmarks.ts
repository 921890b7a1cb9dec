import type { Locale } from '@fundfront/content-model';

export interface SeedBenchmark {
  title: Record<Locale, string>;
  values: {
    seed: number;
    /** On the first day of the samples' history. */
    start: string;
    /** Mean and spread of the daily move, in hundredths of a basis point, of a year in which the factor is 1. */
    pace: number;
    spread: number;
    /** Whether it moves with the years of interest or with those of shares. */
    years: 'accruing' | 'moving';
  };
}

/** Invented, as all of the sample. */
export const benchmarks = {
  bills: {
    title: { en: 'Average yield of sample treasury bills', ur: 'نمونے کے ٹریژری بلوں کا اوسط منافع' },
    values: { seed: 101, start: '100.0000', pace: 395, spread: 10, years: 'accruing' },
  },
  'islamic-deposits': {
    title: { en: 'Average profit rate of sample Islamic banks', ur: 'نمونے کے اسلامی بینکوں کی اوسط شرحِ منافع' },
    values: { seed: 102, start: '100.0000', pace: 350, spread: 10, years: 'accruing' },
  },
  bonds: {
    title: { en: 'Yield of sample government bonds', ur: 'نمونے کے سرکاری بانڈ کا منافع' },
    values: { seed: 103, start: '100.0000', pace: 425, spread: 700, years: 'accruing' },
  },
  interbank: {
    title: { en: 'Average sample interbank rate', ur: 'نمونے کی اوسط بین البینک شرح' },
    values: { seed: 104, start: '100.0000', pace: 380, spread: 20, years: 'accruing' },
  },
  shares: {
    title: { en: 'Sample all-share index', ur: 'سیمپل آل شیئر انڈیکس' },
    values: { seed: 105, start: '41250.0000', pace: 410, spread: 8800, years: 'moving' },
  },
  'islamic-shares': {
    title: { en: 'Sample Islamic index', ur: 'سیمپل اسلامک انڈیکس' },
    values: { seed: 106, start: '68420.0000', pace: 395, spread: 8600, years: 'moving' },
  },
  mixed: {
    title: { en: 'Weighted average of sample shares and bills', ur: 'نمونے کے حصص اور بلوں کا وزنی اوسط' },
    values: { seed: 107, start: '1000.0000', pace: 400, spread: 4300, years: 'moving' },
  },
  'islamic-mixed': {
    title: {
      en: 'Weighted average of sample Islamic shares and deposits',
      ur: 'نمونے کے اسلامی حصص اور ڈپازٹ کا وزنی اوسط',
    },
    values: { seed: 108, start: '1000.0000', pace: 385, spread: 4100, years: 'moving' },
  },
} as const satisfies Record<string, SeedBenchmark>;
