import { splitPublicPath, tags } from '@fundfront/content-model';
import type { SiteInvalidation } from '../outbox/enqueue.ts';

/** The site keeps what answers at an address, a “not found” too. */
export function ruleInvalidation(addresses: readonly string[]): SiteInvalidation {
  const places = addresses.map(splitPublicPath);
  return {
    tags: places.map(({ locale, path }) =>
      path.endsWith('/*') ? tags.above(locale, path.slice(0, -2)) : tags.page(locale, path),
    ),
    paths: addresses.filter((address) => !address.endsWith('/*')),
  };
}
