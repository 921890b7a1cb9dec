import { existsSync } from 'node:fs';
import { Halt } from '@fundfront/start/halt';
import { exitCodeOf } from '@fundfront/start/task';
import { print } from '@fundfront/start/terminal';
import { chromiumLaunch } from '@fundfront/vitest/chromium';

const isRoot = process.getuid?.() === 0;

const playwright = (args: string[], signal: AbortSignal) =>
  exitCodeOf('pnpm', ['--filter', '@fundfront/e2e', 'exec', 'playwright', ...args], signal);

async function playwrightsOwn(signal: AbortSignal): Promise<boolean> {
  if ((await playwright(['install', 'chromium'], signal)) !== 0) return false;
  // System libraries can be added only by root; elsewhere they are often there already.
  return !isRoot || (await playwright(['install-deps', 'chromium'], signal)) === 0;
}

async function systemPackage(signal: AbortSignal): Promise<boolean> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  await exitCodeOf('apt-get', ['update', '-qq'], signal);
  await exitCodeOf('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], signal);
  return chromiumLaunch().executablePath !== undefined;
}

/** Sees to it that there is a browser to test in: an installed one, else Playwright's own, else the system's package. */
export async function ensureBrowser(signal: AbortSignal): Promise<void> {
  if (chromiumLaunch().executablePath) return;
  print('No Chromium or Chrome is installed: getting one …');
  if (await playwrightsOwn(signal)) return;
  if (await systemPackage(signal)) return;
  throw new Halt('No browser to test in could be had. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
