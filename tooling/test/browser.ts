import { existsSync } from 'node:fs';
import { runCommand } from '@fundfront/start/runCommand';
import { StartupError } from '@fundfront/start/startupError';
import { print } from '@fundfront/start/terminal';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';

const isRoot = process.getuid?.() === 0;

const playwright = (args: string[], signal: AbortSignal) =>
  runCommand('pnpm', ['--filter', '@fundfront/e2e', 'exec', 'playwright', ...args], signal);

async function installPlaywrightChromium(signal: AbortSignal): Promise<boolean> {
  if ((await playwright(['install', 'chromium'], signal)) !== 0) return false;
  // System libraries can be added only by root; elsewhere they are often there already.
  return !isRoot || (await playwright(['install-deps', 'chromium'], signal)) === 0;
}

async function installSystemChromium(signal: AbortSignal): Promise<boolean> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  await runCommand('apt-get', ['update', '-qq'], signal);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await runCommand('apt-get', [...install, name], signal)) === 0) break;
  }
  return chromiumLaunchOptions().executablePath !== undefined;
}

/** An installed one, else Playwright's own, else the system's package. */
export async function ensureBrowser(signal: AbortSignal): Promise<void> {
  if (chromiumLaunchOptions().executablePath) return;
  print('No Chromium or Chrome is installed: getting one …');
  if (await installPlaywrightChromium(signal)) return;
  if (await installSystemChromium(signal)) return;
  throw new StartupError(
    'No browser to test in could be had. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
