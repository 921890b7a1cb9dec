const key = 'reloaded-at';

/** Whether enough time has passed since the last reload of this kind; if so, notes this one. */
export function canReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number, minInterval: number): boolean {
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < minInterval) return false;
  store.setItem(key, String(now));
  return true;
}
