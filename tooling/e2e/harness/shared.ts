import type { Person } from './people.ts';
import type { Origins } from './product.ts';

type Shared = {
  origins: Origins;
  untouched: Origins;
  dataDir: string;
  template: string;
  /** One administrator for each worker: signing in as the same one would end the other worker's session. */
  administrators: Person[];
};

const variable = 'E2E_SHARED';

export function share(shared: Shared): void {
  process.env[variable] = JSON.stringify(shared);
}

/** Throws outside a run of Playwright, where nothing has been started. */
export function shared(): Shared {
  const text = process.env[variable];
  if (!text) throw new Error('No product was started: run these tests by `pnpm test:e2e`.');
  return JSON.parse(text);
}
