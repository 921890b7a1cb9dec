import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { launch } from 'chrome-launcher';
import runLighthouse, { type Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

export interface Metrics {
  /** Of 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds, but for the layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Kilobytes over the network, by kind. */
  kilobytes: Record<(typeof kinds)[number] | 'Other', number>;
  failed: string[];
}

function transferSizes({ audits }: Result): Metrics['kilobytes'] {
  const sums = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  const details = audits['network-requests']?.details;
  for (const item of details?.type === 'table' ? details.items : []) {
    const kind = kinds.find((each) => each === item.resourceType) ?? 'Other';
    sums[kind] += Number(item.transferSize) / 1_000;
  }
  return sums;
}

function metricsOf(result: Result): Metrics {
  const score = (name: (typeof categories)[number]) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const failed = categories.slice(1).flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : [];
    }),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: transferSizes(result),
    failed,
  };
}

export async function measure(url: string): Promise<Metrics> {
  const { executablePath, args } = chromiumLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const onlyCategories: string[] = [...categories];
    const result = await runLighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    return metricsOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

export function median(runs: readonly Metrics[]): Metrics {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured');
  return found;
}
