import { maintainTables } from '../db/maintainTables.ts';
import { seedContent } from '../db/seed/seedContent.ts';
import { systemCtx } from '../http/app.ts';
import { createAnchoring } from '../modules/audit/anchorAudit.ts';
import { anyEntry } from '../modules/content/queries/entries.ts';
import { indexMissing } from '../modules/search/indexMissing.ts';
import { ensureFirstAdmin } from '../modules/session/ensureFirstAdmin.ts';
import { openBase } from '../openBase.ts';
import { exitWithError } from '../startupError.ts';

/**
 * Makes a database ready: migrations, the sample content where there is none yet, and the first administrator. Its last
 * line on standard output says what was done, as JSON; everything else goes to standard error.
 */
async function prepare(): Promise<void> {
  const base = await openBase();
  try {
    const seeded = !(await anyEntry(base.handle.db));
    if (seeded) await seedContent(systemCtx(base, 'seed'));
    await indexMissing(systemCtx(base, 'system'));
    const admin = await ensureFirstAdmin(systemCtx(base, 'system'), base.env);
    // Before anybody works with it, so that the log cannot be cut back to a time without an anchor.
    await createAnchoring()(systemCtx(base, 'system'));
    await base.handle.asOwner(maintainTables);
    process.stdout.write(`${JSON.stringify({ seeded, admin })}\n`);
  } finally {
    await base.handle.close();
  }
}

prepare().catch(exitWithError);
