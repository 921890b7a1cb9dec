import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary, pinnedPnpm, root } from './paths.mjs';
import { runCommandOrFail } from './runCommand.mjs';
import { print } from './terminal.mjs';

// Inside node_modules, so that it goes when that goes.
const installHashFile = path.join(root, 'node_modules', '.installed');

function expectedInstallHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function isInstalled() {
  return (
    existsSync(nodeBinary) &&
    existsSync(installHashFile) &&
    readFileSync(installHashFile, 'utf8') === expectedInstallHash()
  );
}

/** @param {AbortSignal} signal */
export async function install(signal) {
  if (isInstalled()) return;
  print('Installing packages …');
  const args = ['-y', pinnedPnpm(), 'install', '--frozen-lockfile'];
  await runCommandOrFail('npx', args, signal, 'The packages could not be installed. The output above says why.');
  writeFileSync(installHashFile, expectedInstallHash());
}
