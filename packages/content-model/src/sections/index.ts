import type { Locale } from '../locales.ts';

interface SectionUse {
  body?: string;
  image?: string;
  isActive?: string;
  /** Rows of words and address, or of words alone. */
  children?: { label: string; itemLabel: string; url: boolean };
  values?: readonly { key: string; label: string }[];
}

export interface Section {
  /** The specification's name in English; Urdu puts `ur-` before it. */
  readonly key: string;
  readonly group: SectionGroup;
  readonly label: string;
  readonly uses: SectionUse;
}

export const sectionGroups = ['main-header', 'main-footer'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

const contacts = (itemLabel: string) => ({ label: 'List', itemLabel, url: false }) as const;

/**
 * From section 3 of the specification. Spellings such as "cut-off-timmings" are its own: they are the contract, and are
 * used here only.
 */
export const sections = [
  {
    key: 'main-header-email',
    group: 'main-header',
    label: 'E-mail in the top bar',
    uses: { values: [{ key: 'email', label: 'E-mail' }] },
  },
  {
    key: 'main-header-phone',
    group: 'main-header',
    label: 'Phone in the top bar',
    uses: { values: [{ key: 'phone', label: 'Phone' }] },
  },
  {
    key: 'main-header-logo',
    group: 'main-header',
    label: 'Logo',
    uses: { image: 'Logo (the drawn mark shows when empty)' },
  },
  {
    key: 'main-footer-logo',
    group: 'main-footer',
    label: 'Logo',
    uses: { image: 'Logo (the drawn mark shows when empty)' },
  },
  {
    key: 'main-footer-registered-address-detail',
    group: 'main-footer',
    label: 'Registered address',
    uses: { body: 'Address' },
  },
  {
    key: 'main-footer-contact-detail',
    group: 'main-footer',
    label: 'Contact',
    uses: { body: 'Words above the numbers' },
  },
  {
    key: 'main-footer-contact-phone-list',
    group: 'main-footer',
    label: 'Contact phones',
    uses: { children: contacts('phone') },
  },
  {
    key: 'main-footer-contact-email-list',
    group: 'main-footer',
    label: 'Contact e-mails',
    uses: { children: contacts('e-mail') },
  },
  {
    key: 'main-footer-quick-link-detail',
    group: 'main-footer',
    label: 'Quick links: heading',
    uses: { body: 'Words under the heading' },
  },
  {
    key: 'main-footer-quick-link-list',
    group: 'main-footer',
    label: 'Quick links',
    uses: { children: { label: 'Links', itemLabel: 'link', url: true } },
  },
  {
    key: 'main-footer-cut-off-timmings-detail',
    group: 'main-footer',
    label: 'Cut-off timings',
    uses: { body: 'Timings' },
  },
  {
    key: 'main-footer-image-1',
    group: 'main-footer',
    label: 'First picture with link',
    uses: { image: 'Picture (the title shows when empty)', values: [{ key: 'url', label: 'Address' }] },
  },
  {
    key: 'main-footer-image-2',
    group: 'main-footer',
    label: 'Second picture with link',
    uses: { image: 'Picture (the title shows when empty)', values: [{ key: 'url', label: 'Address' }] },
  },
  {
    key: 'main-footer-site-detail',
    group: 'main-footer',
    label: 'Site detail',
    uses: { body: 'Words beside the copyright' },
  },
  {
    key: 'main-footer-social-detail',
    group: 'main-footer',
    label: 'Social links',
    uses: {
      values: [
        { key: 'facebook', label: 'Facebook' },
        { key: 'twitter', label: 'Twitter' },
        { key: 'linkedin', label: 'LinkedIn' },
        { key: 'youtube', label: 'YouTube' },
      ],
    },
  },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'];

export function sectionName<Key extends string>(key: Key, locale: Locale): Key | `ur-${Key}` {
  return locale === 'ur' ? `ur-${key}` : key;
}

export function parseSectionGroup(slug: string): { group: SectionGroup; locale: Locale } | undefined {
  const locale: Locale = slug.startsWith('ur-') ? 'ur' : 'en';
  const group = sectionGroups.find((name) => sectionName(name, locale) === slug);
  return group && { group, locale };
}

export function sectionByKey(key: string): Section | undefined {
  return sections.find((section) => section.key === key);
}
