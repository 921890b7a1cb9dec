import {
  isSafeLink,
  type Locale,
  type SectionGroup,
  type SectionKey,
  sectionName,
  tags as tag,
} from '@fundfront/content-model';
import { calls, type WirePost } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { fillBlocks } from './blocks/fillBlocks.ts';
import { read } from './read.ts';
import { sanitize } from './sanitize.ts';

function seoValue(post: WirePost | undefined, key: string): string | null {
  return post?.seo.find((pair) => pair.key === key)?.value.trim() || null;
}

/** Found by its seo key "section", as the specification says. */
function sectionOf(posts: readonly WirePost[], key: SectionKey, locale: Locale): WirePost | undefined {
  const name = sectionName(key, locale);
  return posts.find((post) => post.isActive && seoValue(post, 'section') === name);
}

function rowsOf(post: WirePost | undefined): { title: string; url: string | null }[] {
  return (post?.children ?? [])
    .filter((child) => child.isActive && child.title.trim() !== '')
    .map((child) => ({ title: child.title, url: seoValue(child, 'url') }));
}

const networks = ['facebook', 'twitter', 'linkedin', 'youtube'] as const;

async function posts(group: SectionGroup, locale: Locale): Promise<WirePost[]> {
  const params = { slug: sectionName(group, locale) };
  const tags = [tag.chrome(locale)];
  return fillBlocks(locale, await read(calls.getPagePosts, { params }, tags), tags);
}

const bodyOf = (post: WirePost | undefined) => (post?.body ? sanitize(post.body) : null);
const linkOf = (post: WirePost | undefined, key: string) => {
  const url = seoValue(post, key);
  return url && url !== '#' && isSafeLink(url) ? url : null;
};

export const getHeader = cache(async (locale: Locale) => {
  const found = await posts('main-header', locale);
  const section = (key: Parameters<typeof sectionOf>[1]) => sectionOf(found, key, locale);
  return {
    email: seoValue(section('main-header-email'), 'email'),
    phone: seoValue(section('main-header-phone'), 'phone'),
    logo: section('main-header-logo')?.image ?? null,
  };
});

export const getFooter = cache(async (locale: Locale) => {
  const found = await posts('main-footer', locale);
  const section = (key: Parameters<typeof sectionOf>[1]) => sectionOf(found, key, locale);
  const picture = (key: 'main-footer-image-1' | 'main-footer-image-2') => {
    const post = section(key);
    const url = linkOf(post, 'url');
    return post && url ? { title: post.title, url, image: post.image } : null;
  };
  const body = (key: Parameters<typeof sectionOf>[1]) => bodyOf(section(key));
  const social = section('main-footer-social-detail');
  return {
    logo: section('main-footer-logo')?.image ?? null,
    postalAddress: body('main-footer-registered-address-detail'),
    contact: body('main-footer-contact-detail'),
    phones: rowsOf(section('main-footer-contact-phone-list')).map((row) => row.title),
    emails: rowsOf(section('main-footer-contact-email-list')).map((row) => row.title),
    quickLinks: {
      body: body('main-footer-quick-link-detail'),
      links: rowsOf(section('main-footer-quick-link-list')).flatMap(({ title, url }) =>
        url && isSafeLink(url) ? [{ title, url }] : [],
      ),
    },
    cutoffs: body('main-footer-cut-off-timmings-detail'),
    pictures: [picture('main-footer-image-1'), picture('main-footer-image-2')].filter((item) => item !== null),
    site: body('main-footer-site-detail'),
    social: networks.flatMap((network) => {
      const url = linkOf(social, network);
      return url ? [{ network, url }] : [];
    }),
  };
});
export type FooterContent = Awaited<ReturnType<typeof getFooter>>;
