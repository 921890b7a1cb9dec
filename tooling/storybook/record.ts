// The views in Storybook show what the API answers about the sample content.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentType,
  documentSections,
  type Locale,
  limits,
  listedTypeNames,
  locales,
  normalizePath,
} from '@fundfront/content-model';
import { calls, growthPeriods, type ResponseOf } from '@fundfront/content-model/wire';
import { makeTemplate, removeFolder, testEnvironment, testSettings } from '@fundfront/e2e/harness';
import { Server } from '@fundfront/start/server';
import { appEnvironments, serverConfigs } from '@fundfront/start/serverConfigs';

const folder = path.join(import.meta.dirname, '.content');
const unfinished = `${folder}.${process.pid}`;
const never = new AbortController().signal;

const sectionPaths = documentSections.map(({ value }) => `/${value}`).join(',');

const latestOf = (type: string, locale: Locale, facet: string) =>
  `${calls.getItems.path}?type=${type}&locale=${locale}&facet=${facet}&limit=${limits.latestItems}`;

function apiPathsOf(locale: Locale): string[] {
  const lists = listedTypeNames.flatMap((type) => {
    const { listing, fields } = contentType(type);
    const facet = listing?.facet === undefined ? undefined : fields[listing.facet];
    const facets = facet?.choices?.map(({ value }) => value) ?? [];
    const of = `type=${type}&locale=${locale}`;
    return [
      `${calls.getItems.path}?${of}`,
      ...facets.map((value) => `${calls.getItems.path}?${of}&facet=${value}`),
      ...(facet ? [`${calls.getItemGroups.path}?${of}`] : []),
    ];
  });
  const prefix = locale === 'en' ? '' : 'ur-';
  return [
    `${calls.getSettings.path}?lang=${locale}`,
    `${calls.getNavBoard.path}?locale=${locale}`,
    `${calls.getPublicNavDay.path.replace(':day', 'latest')}?locale=${locale}`,
    `${calls.listFunds.path}?locale=${locale}`,
    `${calls.listReplacements.path}?locale=${locale}`,
    `${calls.getCutOffs.path}?locale=${locale}`,
    `${calls.getLinks.path}?locale=${locale}&paths=${encodeURIComponent(sectionPaths)}`,
    `${calls.getItems.path}?type=activity&locale=${locale}&facet=${encodeURIComponent('activity,event')}`,
    ...[encodeURIComponent('activity,event'), 'award'].map((kinds) => latestOf('activity', locale, kinds)),
    ...['announcement', 'article', 'lesson'].map((kind) => latestOf('article', locale, kind)),
    locale === 'en' ? calls.mainMenu.path : calls.urduMenu.path,
    ...['header', 'footer'].map((part) => `/api/post/getPagePosts/${prefix}main-${part}`),
    ...lists,
  ];
}

function pageApiPath({ locale, path: publicPath }: { locale: Locale; path: string }): string {
  const bare = locale === 'ur' ? publicPath.replace(/^\/ur(?=\/|$)/, '') : publicPath;
  const normalizedPath = normalizePath(bare) ?? bare;
  return `${calls.getPage.path}?locale=${locale}&path=${encodeURIComponent(normalizedPath)}`;
}

async function record(origin: string): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {};
  const fetchAndStore = async <Body>(read: string): Promise<Body> => {
    const response = await fetch(origin + read);
    if (!response.ok) throw new Error(`The API answered ${response.status} to ${read}`);
    const body: Body = await response.json();
    responses[read] = body;
    return body;
  };
  for (const read of [calls.updatedDate.path, ...locales.flatMap(apiPathsOf)]) await fetchAndStore(read);
  for (const locale of locales) {
    const { entries } = await fetchAndStore<ResponseOf<typeof calls.getPaths>>(
      `${calls.getPaths.path}?locale=${locale}`,
    );
    for (const { path: publicPath } of entries) {
      const read = pageApiPath({ locale, path: publicPath });
      const found = await fetchAndStore<ResponseOf<typeof calls.getPage>>(`${read}&figures=none`);
      if (found.kind !== 'page') continue;
      if (found.type === 'fund' || found.type === 'fundCategory') await fetchAndStore(read);
      const { album } = found.data;
      if (found.type === 'activity' && typeof album === 'string') {
        await fetchAndStore(`${calls.getItems.path}?type=album&locale=${locale}&entry=${album}`);
      }
    }
  }
  for (const locale of locales) {
    const { funds } = await fetchAndStore<ResponseOf<typeof calls.getNavBoard>>(
      `${calls.getNavBoard.path}?locale=${locale}`,
    );
    for (const { id } of funds) {
      await fetchAndStore(`${calls.getItems.path}?type=document&locale=${locale}&fund=${id}`);
      for (const call of [calls.getFundMonths, calls.getFundPayouts]) {
        await fetchAndStore(`${call.path.replace(':id', id)}?locale=${locale}`);
      }
      for (const period of growthPeriods)
        await fetchAndStore(`${calls.getFundGrowth.path}?funds=${id}&period=${period}`);
    }
    const [first] = funds;
    if (first) await fetchAndStore(`${calls.getFundHistory.path.replace(':id', first.id)}?locale=${locale}`);
  }
  return responses;
}

async function main(): Promise<void> {
  const dataDir = await makeTemplate(never);
  const settings = await testSettings(dataDir);
  const environments = appEnvironments(settings, 'a-secret-for-recording-of-32-characters', testEnvironment());
  const lines: string[] = [];
  const log = (_label: string, line: string) => void lines.push(line);
  const configs = serverConfigs(settings, environments, { script: 'unused.js', pages: '' });
  // From its source: Storybook is built and tested without a build of the applications.
  const config = { ...configs.api, script: 'src/server.ts' };
  const api = new Server(config, log, (sentence) => void lines.push(sentence));
  try {
    api.start();
    await api.ready(never);
    const responses = await record(`http://127.0.0.1:${settings.apiPort}`);
    // Whole before it has its name: a build may run beside the tests, and each looks whether the folder is there.
    mkdirSync(path.join(unfinished, 'files'), { recursive: true });
    writeFileSync(path.join(unfinished, 'answers.json'), JSON.stringify(responses));
    const files = path.join(dataDir, 'files');
    if (existsSync(files)) cpSync(files, path.join(unfinished, 'files'), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (error) {
    process.stderr.write(`${lines.join('\n')}\n`);
    throw error;
  } finally {
    await api.stop();
    removeFolder(dataDir);
    removeFolder(unfinished);
  }
}

if (!process.argv.includes('--if-missing') || !existsSync(path.join(folder, 'answers.json'))) await main();
