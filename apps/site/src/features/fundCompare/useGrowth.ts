import { useCallback, useEffect, useState } from 'react';
import { type FundGrowth, fetchGrowth, type GrowthPeriod } from '../../content/fundGrowth.ts';

type Growth = { status: 'waiting' } | { status: 'failed' } | { status: 'known'; growth: FundGrowth };

/**
 * @param ids of the funds, with commas between
 * @returns what is known for them, and how to ask again
 */
export function useGrowth(ids: string, period: GrowthPeriod): [Growth, () => void] {
  const [state, setState] = useState<Growth>({ status: 'waiting' });

  const load = useCallback(() => {
    const controller = new AbortController();
    setState({ status: 'waiting' });
    fetchGrowth(ids.split(','), period, controller.signal).then(
      (growth) => setState({ status: 'known', growth }),
      () => {
        if (!controller.signal.aborted) setState({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [ids, period]);
  useEffect(load, [load]);

  return [state, load];
}
