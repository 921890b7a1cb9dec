import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareData } from '@fundfront/start/prepare';
import { appEnvironments } from '@fundfront/start/serverConfigs';
import { testEnvironment, testSettings } from './settings.ts';

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `fundfront-${name}-`));

/** @param extra variables beyond those that every test product has */
export async function makeTemplate(signal: AbortSignal, extra: Record<string, string> = {}): Promise<string> {
  const dataDir = temporary('template');
  const environments = appEnvironments(await testSettings(dataDir), 'not-used-while-preparing-the-data-folder', {
    ...testEnvironment(),
    ...extra,
  });
  await prepareData(environments.api, signal, (label, line) => process.stderr.write(`${label} | ${line}\n`));
  return dataDir;
}

export function copyTemplate(template: string): string {
  const dataDir = temporary('data');
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
