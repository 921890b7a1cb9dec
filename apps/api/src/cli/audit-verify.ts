import { systemCtx } from '../http/app.ts';
import { anchorAnew } from '../modules/audit/anchorAudit.ts';
import { verifyAudit } from '../modules/audit/verifyAudit.ts';
import { entries, type Head } from '../modules/audit/verifyChain.ts';
import { writeAudit } from '../modules/audit/writeAudit.ts';
import { openBase } from '../openBase.ts';
import { exitWithError, StartupError } from '../startupError.ts';
import { print, readArguments } from './arguments.ts';

const usage = `Whether the audit log, and the content that it vouches for, are what they were when they were written.

  pnpm audit:verify [--head <entry>:<hash>] [--anchor <reason>]

  --head <entry>:<hash>  a head that a mail or a log told: it must be in the chain. It may be given several times
  --anchor <reason>      accepts the chain as it is now, where nothing but its anchor is wrong, and notes the reason in it

Ends with 0 where all is whole, with 1 and a sentence where not. The embedded database has room for one process: stop the
product first.`;

const options = {
  head: { type: 'string', multiple: true },
  anchor: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function headOf(text: string): Head {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new StartupError(`--head must be like 120:<64 hexadecimal digits>.\n\n${usage}`);
  return { position: Number(position), hash };
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments(usage, process.argv.slice(2), { options });
  if (values.help) return print(usage);
  if (positionals.length > 0) throw new StartupError(usage);
  const known = (values.head ?? []).map(headOf);
  const base = await openBase();
  try {
    const ctx = systemCtx(base, 'system');
    const found = await verifyAudit({ ctx, known });
    if (!found.ok && found.what.startsWith('anchor-') && values.anchor) {
      await writeAudit(ctx, { action: 'audit.reanchor', detail: { reason: values.anchor, finding: found.text } });
      await anchorAnew(ctx);
      return print(`${found.text} Accepted as it is now: its head is anchored anew, and the log says why.`);
    }
    if (!found.ok) throw new StartupError(found.text);
    const { rows, head, content, anchor } = found;
    const outside = anchor
      ? `anchored in "${ctx.ports.files.label}" at entry ${anchor.position}, ${anchor.at}`
      : 'not anchored yet';
    print(
      `Whole: ${entries(rows)} and ${content.toLocaleString('en')} records of content; ${outside}.\nHead ${rows}:${head}`,
    );
  } finally {
    await base.handle.close();
  }
}

run().catch(exitWithError);
