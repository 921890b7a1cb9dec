import type { Locale } from '@fundfront/content-model';
import type { TreeRow } from '../content/queries/tree.ts';

interface Node {
  id: string;
  parentId: string | null;
  baseLocale: Locale;
  slugs: Map<Locale, { slug: string; liveSlug: string | null }>;
}

function nodesOf(rows: readonly TreeRow[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (const { id, parentId, baseLocale, locale, slug, liveSlug } of rows) {
    const node = nodes.get(id) ?? { id, parentId, baseLocale, slugs: new Map() };
    node.slugs.set(locale, { slug, liveSlug });
    nodes.set(id, node);
  }
  return nodes;
}

export interface TreePaths {
  canonical(id: string, locale: Locale): string | undefined;
}

/**
 * The parent's address, then the entry's own part. Where a parent is not live in a language, its path in its base
 * language is used.
 * @param rows an unbroken part of the tree, up to its root
 */
export function treePaths(rows: readonly TreeRow[]): TreePaths {
  const nodes = nodesOf(rows);

  function above(node: Node, locale: Locale): string {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    return parent ? (canonical(parent.id, locale) ?? inBase(parent)) : '';
  }

  function canonical(id: string, locale: Locale): string | undefined {
    const node = nodes.get(id);
    const liveSlug = node?.slugs.get(locale)?.liveSlug;
    return node && liveSlug ? `${above(node, locale)}/${liveSlug}` : undefined;
  }

  function inBase(node: Node): string {
    const { baseLocale, slugs } = node;
    return canonical(node.id, baseLocale) ?? `${above(node, baseLocale)}/${slugs.get(baseLocale)?.slug ?? ''}`;
  }

  return { canonical };
}
