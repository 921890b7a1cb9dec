// Run as a process, with the environment of an API that does not run: so many live pages and articles more, for measuring.
import { openBase } from '../src/openBase.ts';
import { exitWithError } from '../src/startupError.ts';
import { firstId, growContent } from './growContent.ts';

async function growDatabase(count: number): Promise<void> {
  const base = await openBase();
  try {
    await growContent(base, firstId, firstId + count);
  } finally {
    await base.handle.close();
  }
}

growDatabase(Number(process.argv[2])).catch(exitWithError);
