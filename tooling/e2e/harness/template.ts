import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareData } from '@fundfront/start/prepare';
import { appEnvironments } from '@fundfront/start/serverConfigs';
import { testEnvironment, testSettings } from './settings.ts';

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `fundfront-${name}-`));

/** Of a process that works on a data folder, or on the database in `extra`, while no API runs. */
export async function preparingEnvironment(dataDir: string, extra: Record<string, string> = {}) {
  const settings = await testSettings(dataDir);
  const environment = { ...testEnvironment(), ...extra };
  return appEnvironments(settings, 'not-used-while-preparing-the-data-folder', environment).api;
}

/** @param extra variables beyond those that every test product has */
export async function makeTemplate(signal: AbortSignal, extra: Record<string, string> = {}): Promise<string> {
  const dataDir = temporary('template');
  await prepareData(await preparingEnvironment(dataDir, extra), signal, (label, line) =>
    process.stderr.write(`${label} | ${line}\n`),
  );
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
