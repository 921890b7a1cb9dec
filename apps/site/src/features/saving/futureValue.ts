/**
 * What equal payments at the end of each month grow to at a constant return, compounded monthly.
 * @param monthly rupees
 * @param percent a year
 * @returns rupees, rounded
 */
export function futureValue(monthly: number, years: number, percent: number): number {
  const months = years * 12;
  const rate = percent / 100 / 12;
  if (rate === 0) return monthly * months;
  return Math.round((monthly * ((1 + rate) ** months - 1)) / rate);
}
