import { limits } from '@fundfront/content-model';

interface Memory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/**
 * At most once a minute for each reason, so that a lasting fault cannot keep the page reloading (product specification,
 * section 8). Answers whether it reloads.
 */
export function reloadOnce(
  reason: '401' | 'chunk',
  {
    reload = () => location.reload(),
    now = Date.now(),
    memory = sessionStorage,
  }: { reload?: () => void; now?: number; memory?: Memory } = {},
): boolean {
  const key = `reloaded-for-${reason}`;
  const last = Number(memory.getItem(key) ?? 0);
  if (now - last < limits.reloadOnceMs) return false;
  memory.setItem(key, String(now));
  reload();
  return true;
}
