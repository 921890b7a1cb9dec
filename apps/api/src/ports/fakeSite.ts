import type { SitePort } from './site.ts';

export interface FakeSite extends SitePort {
  readonly revalidated: (readonly string[])[];
  /** Paths that were named with the tags. */
  readonly rendered: string[];
  down: boolean;
}

export function fakeSite(): FakeSite {
  const site: FakeSite = {
    revalidated: [],
    rendered: [],
    down: false,
    async revalidate({ tags, paths }) {
      if (site.down) throw new Error('The site cannot be reached');
      site.revalidated.push([...tags]);
      site.rendered.push(...paths);
    },
    waitUntilLive: async () => (site.down ? null : 1),
  };
  return site;
}
