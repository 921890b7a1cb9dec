import { contentTypes, isSafeLink } from '@fundfront/content-model';
import { linesOf, type MenuNode } from './tree.ts';

export interface ItemProblems {
  title?: string;
  url?: string;
}

export const titleMax = contentTypes.menuItem.fields.title.max;

export function itemProblems({ title, url }: Pick<MenuNode, 'title' | 'url'>): ItemProblems {
  return {
    ...(title.trim() === '' && { title: 'Enter the words of the item' }),
    ...(title.trim().length > titleMax && { title: `Use at most ${titleMax} characters` }),
    ...(!isSafeLink(url.trim()) && { url: 'Start with / for a page of this site, or with https://, mailto: or tel:' }),
  };
}

export function firstProblem(nodes: readonly MenuNode[]): MenuNode | undefined {
  return linesOf(nodes).find(({ node }) => Object.keys(itemProblems(node)).length > 0)?.node;
}
