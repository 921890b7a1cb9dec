import { auditGroupNames, contentTypeNames, formNames } from '@fundfront/content-model';
import type { AuditFilter } from '@fundfront/content-model/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownActions } from './actionLabel.ts';

const keys = ['group', 'action', 'userId', 'type', 'from', 'until', 'before'] as const;
type Key = (typeof keys)[number];

/** As it stands in the address: days in Karachi, and the position before which the page begins. */
export type AuditState = Partial<Record<Key, string>>;
export type ChangeAudit = (part: Partial<Record<Key, string>>) => void;

export const auditTypes: readonly string[] = [...contentTypeNames, ...formNames];

/** Karachi keeps UTC+5 all year. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`);
const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day after it: `until` in the address is the last day that counts. */
function endOf(day: string): string {
  const next = startOf(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}

export function auditFilterOf({ group, action, userId, type, from, until }: AuditState): AuditFilter {
  const named = auditGroupNames.find((name) => name === group);
  return {
    ...(named && { group: named }),
    ...(action && knownActions.includes(action) && { action }),
    ...(userId && { userId }),
    ...(type && auditTypes.includes(type) && { type }),
    ...(from && isDay(from) && { from: startOf(from).toISOString() }),
    ...(until && isDay(until) && { until: endOf(until) }),
  };
}

export function useAuditState(): [AuditState, ChangeAudit] {
  const [params, setParams] = useSearchParams();
  const state: AuditState = {};
  for (const key of keys) {
    const value = params.get(key);
    if (value) state[key] = value;
  }
  const change: ChangeAudit = useCallback(
    (part) =>
      setParams((previous) => {
        const next = new URLSearchParams(previous);
        next.delete('before');
        for (const [key, value] of Object.entries(part)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      }),
    [setParams],
  );
  return [state, change];
}
