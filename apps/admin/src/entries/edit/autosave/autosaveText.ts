import { formatClock } from '../../../format/dates.ts';
import type { AutosaveState } from './createAutosaver.ts';

/** Of the rows that one person writes in; empty where nothing is unsaved. */
export function autosaveText(...states: readonly AutosaveState[]): string {
  if (states.some(({ phase }) => phase === 'failing')) return 'Kept in this browser only';
  if (states.some(({ phase }) => phase === 'pending')) return 'Not saved yet';
  const last = Math.max(0, ...states.map(({ phase, at }) => (phase === 'saved' ? (at ?? 0) : 0)));
  return last > 0 ? `Autosaved ${formatClock(last)}` : '';
}
