// Run as a process: a database with its first administrator, and no content.
import { systemCtx } from '../src/http/app.ts';
import { ensureFirstAdmin } from '../src/modules/session/ensureFirstAdmin.ts';
import { openBase } from '../src/openBase.ts';
import { exitWithError } from '../src/startupError.ts';

async function prepareEmpty(): Promise<void> {
  const base = await openBase();
  try {
    await ensureFirstAdmin(systemCtx(base, 'system'), base.env);
  } finally {
    await base.handle.close();
  }
}

prepareEmpty().catch(exitWithError);
