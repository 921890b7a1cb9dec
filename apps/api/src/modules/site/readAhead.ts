import { type ContentTypeName, splitPublicPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { App } from '../../http/types.ts';

/**
 * What the site is about to ask of a page that was published is composed while the site prepares to render it: the
 * response cache shares the read. Only time is lost where the site asks otherwise, or another instance.
 * @param path with its language prefix
 */
export async function readAhead({ hono }: App, type: ContentTypeName, path: string): Promise<void> {
  const { locale, path: own } = splitPublicPath(path);
  const page = `${calls.getPage.path}?${new URLSearchParams({ locale, path: own })}`;
  const hasFigures = type === 'fund' || type === 'fundCategory';
  for (const url of [`${page}&figures=none`, ...(hasFigures ? [page] : [])]) await hono.request(url);
}
