import { dayMs } from './karachi.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of the 1900 date system; spreadsheets take 1900 for a leap year. */
const serialEpoch = Date.UTC(1899, 11, 30);

function dayOf(year: string, month: string | number, day: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/**
 * A calendar date as YYYY-MM-DD, from "2026-01-02", "2026/01/02", "20260102", "Jan 02, 2026", "02 Jan 2026", "2-Jan-26",
 * "02-01-2026", "02/01/2026" (the day first, as dates are written in Pakistan) or a spreadsheet's day number (1900 system).
 * Null for anything else.
 */
export function parseDay(text: string): string | null {
  const value = text.trim();
  const iso = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(value);
  if (iso) return dayOf(iso[1] ?? '', iso[3] ?? '', iso[4] ?? '');
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(value);
  if (compact) return dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value);
  if (dayFirst) return dayOf(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(value);
  if (named) return dayOf(named[3] ?? '', months.indexOf((named[1] ?? '').toLowerCase()) + 1, named[2] ?? '');
  const namedLater = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?,?[- ](\d{4}|\d{2})$/i.exec(value);
  if (namedLater) {
    const year = namedLater[3] ?? '';
    return dayOf(
      year.length === 2 ? `20${year}` : year,
      months.indexOf((namedLater[2] ?? '').toLowerCase()) + 1,
      namedLater[1] ?? '',
    );
  }
  if (/^[234]\d{4}$/.test(value)) return new Date(serialEpoch + Number(value) * dayMs).toISOString().slice(0, 10);
  return null;
}
