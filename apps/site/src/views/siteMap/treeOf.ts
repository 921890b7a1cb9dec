import type { Address } from '../../content/site.ts';

export interface Branch {
  address: Address;
  below: Branch[];
}

/** The nested form of a list whose rows say how deep they are. */
export function treeOf(addresses: readonly Address[]): Branch[] {
  const roots: Branch[] = [];
  const trail: Branch[] = [];
  for (const address of addresses) {
    const branch: Branch = { address, below: [] };
    trail.length = Math.min(trail.length, address.depth);
    (trail.at(-1)?.below ?? roots).push(branch);
    trail.push(branch);
  }
  return roots;
}
