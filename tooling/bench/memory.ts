import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

interface Process {
  parent: number;
  application: string;
  /** Proportional set size: pages that several processes share count once. */
  bytes: number;
}

function readProcess(pid: string): Process | null {
  try {
    // After the last parenthesis: a name may hold spaces and parentheses itself.
    const [, parent = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? '0';
    return {
      parent: Number(parent),
      application: path.basename(readlinkSync(`/proc/${pid}/cwd`)),
      bytes: Number(kilobytes) * 1024,
    };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** Bytes of the processes that this one started, and of what they started, by the folder they run in. Linux alone. */
export function memoryByApplication(): Map<string, number> {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(pid);
    if (found) processes.set(Number(pid), found);
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  const sums = new Map<string, number>();
  for (const [pid, { application, bytes }] of processes) {
    if (isOurs(pid)) sums.set(application, (sums.get(application) ?? 0) + bytes);
  }
  return sums;
}
