import { type Locale, type SectionKey, sectionName } from '@fundfront/content-model';
import type { WirePost } from '@fundfront/content-model/wire';

/** Value of one key of a post's `seo`; null where there is none or it is blank. */
export function seoValue(post: WirePost | undefined, key: string): string | null {
  return post?.seo.find((pair) => pair.key === key)?.value.trim() || null;
}

/** The active post that is this section, found by its seo key "section" as the specification says. */
export function sectionOf(posts: readonly WirePost[], key: SectionKey, locale: Locale): WirePost | undefined {
  const name = sectionName(key, locale);
  return posts.find((post) => post.isActive && seoValue(post, 'section') === name);
}

/** The shown rows of a section, each with its address where it has one. */
export function rowsOf(post: WirePost | undefined): { title: string; url: string | null }[] {
  return (post?.children ?? [])
    .filter((child) => child.isActive && child.title.trim() !== '')
    .map((child) => ({ title: child.title, url: seoValue(child, 'url') }));
}
