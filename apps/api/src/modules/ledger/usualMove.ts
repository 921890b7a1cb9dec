/** Of one day against the day before, from the funds of one category. */
export interface UsualMove {
  /** Per cent; a larger move is pointed at. */
  limit: number;
  /** Per cent: the median move, by which prices drift from day to day. */
  drift: number;
  /** How many times the median absolute deviation the limit is; null where there are too few prices to say. */
  deviation: number | null;
}

/** A move is a jump beyond so many median absolute deviations of its category. */
const jumpFactor = 5;
/** Per cent: where prices hardly move, the smallest step is no jump. */
const leastLimit = 0.25;
/** Per cent: of a category whose prices are not known for long enough. */
const unknownLimit = 15;
const leastMoves = 20;

function median(values: readonly number[]): number {
  // By number, and without a comparison by call: an import holds a hundred thousand moves.
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * The limit of a usual move: five times the median absolute deviation of the daily moves from their median, both of all
 * funds of the category together (Hampel's rule), never under a quarter of a per cent.
 * @param series NAVs of each fund, oldest first
 */
export function usualMove(series: readonly (readonly number[])[]): UsualMove {
  const moves = series.flatMap((navs) =>
    navs.flatMap((nav, index) => {
      const before = navs[index - 1];
      return before === undefined ? [] : [(nav / before - 1) * 100];
    }),
  );
  if (moves.length < leastMoves) return { limit: unknownLimit, drift: 0, deviation: null };
  const middle = median(moves);
  const deviation = median(moves.map((move) => Math.abs(move - middle)));
  return { limit: Math.max(Math.abs(middle) + jumpFactor * deviation, leastLimit), drift: middle, deviation };
}

/** Between two prices. */
export interface Gap {
  days: number;
  /** At least one: the price of a Saturday is a day after Friday's. */
  businessDays: number;
}

/**
 * The limit of a move over a gap, per cent: income accrues each day, so that the drift adds up where the move goes along
 * with it; what is beside it grows with the square root of time, as a random walk does. From one day to the next, and
 * where nothing is known of the category, it is the limit itself.
 * @param move per cent; only its direction counts
 */
export function limitOver({ limit, drift, deviation }: UsualMove, { days, businessDays }: Gap, move: number): number {
  if (deviation === null) return limit;
  const drifted = Math.abs(drift) * (move * drift > 0 ? days : 1);
  return Math.max(drifted + jumpFactor * deviation * Math.sqrt(businessDays), leastLimit);
}
