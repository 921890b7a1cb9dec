import { diffArrays } from 'diff';
import type { Block } from './blocks.ts';

export type AlignedBlocks =
  | { same: readonly Block[] }
  /** One side is null where a block came or went. */
  | { same?: undefined; before: Block | null; after: Block | null };

const alike = (one: Block, other: Block) =>
  one.kind === other.kind && one.cells.length === other.cells.length && one.cells.every((c, i) => c === other.cells[i]);

/** Blocks that came where others went stand beside them, so that their words can be compared. */
export function alignBlocks(before: readonly Block[], after: readonly Block[]): AlignedBlocks[] {
  const aligned: AlignedBlocks[] = [];
  let gone: Block[] = [];
  const flush = () => {
    aligned.push(...gone.map((block) => ({ before: block, after: null })));
    gone = [];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: alike })) {
    if (removed) gone.push(...value);
    else if (added) {
      for (const block of value) {
        const partner = gone[0]?.kind === block.kind ? (gone.shift() ?? null) : null;
        aligned.push({ before: partner, after: block });
      }
      flush();
    } else {
      flush();
      aligned.push({ same: value });
    }
  }
  flush();
  return aligned;
}
