import type { SitePort } from './site.ts';

export interface FakeSite extends SitePort {
  /** Every set of tags it was told. */
  readonly revalidated: (readonly string[])[];
  readonly warmed: string[];
  /** While true it cannot be reached. */
  down: boolean;
}

/** A site that remembers what it was told and shows every page at once. */
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
