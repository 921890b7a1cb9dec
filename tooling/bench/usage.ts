import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Usage {
  /** Proportional set size: pages that several processes share count once. */
  bytes: number;
  cpuSeconds: number;
}

interface Process extends Usage {
  parent: number;
  application: string;
}

/** Of the kernel's counters of time, on every Linux that Node runs on. */
const ticksPerSecond = 100;

function readProcess(pid: string): Process | null {
  try {
    // After the last parenthesis: a name may hold spaces and parentheses itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [, parent = '0'] = fields;
    const [user = '0', system = '0'] = fields.slice(11, 13);
    const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? '0';
    return {
      parent: Number(parent),
      application: path.basename(readlinkSync(`/proc/${pid}/cwd`)),
      bytes: Number(kilobytes) * 1024,
      cpuSeconds: (Number(user) + Number(system)) / ticksPerSecond,
    };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** Of the processes that this one started, and of what they started, by the folder they run in. Linux alone. */
export function usageByApplication(): Map<string, Usage> {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(pid);
    if (found) processes.set(Number(pid), found);
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  const sums = new Map<string, Usage>();
  for (const [pid, { application, bytes, cpuSeconds }] of processes) {
    if (!isOurs(pid)) continue;
    const sum = sums.get(application) ?? { bytes: 0, cpuSeconds: 0 };
    sums.set(application, { bytes: sum.bytes + bytes, cpuSeconds: sum.cpuSeconds + cpuSeconds });
  }
  return sums;
}

/** After a start files of the sample content are measured, and the home pages compressed as well as can be. */
export async function untilIdle(application: string): Promise<void> {
  const used = () => usageByApplication().get(application)?.cpuSeconds ?? 0;
  for (let before = used(); ; before = used()) {
    await sleep(5_000);
    if (used() - before < 1) return;
  }
}
