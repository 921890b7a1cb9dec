import type { SitePort } from './site.ts';

export interface FakeSite extends SitePort {
  readonly revalidated: (readonly string[])[];
  readonly warmed: string[];
  down: boolean;
}

export function fakeSite(): FakeSite {
  const site: FakeSite = {
    revalidated: [],
    warmed: [],
    down: false,
    async revalidate(tags) {
      if (site.down) throw new Error('The site cannot be reached');
      site.revalidated.push([...tags]);
    },
    waitUntilLive: async () => (site.down ? null : 1),
    warm: (paths) => void site.warmed.push(...paths),
  };
  return site;
}
