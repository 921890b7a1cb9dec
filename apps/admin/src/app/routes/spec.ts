import type { ContentTypeName, Locale, SectionGroup } from '@fundfront/content-model';
import type { ComingSoonTopic } from '../../screens/coming-soon/topics.ts';

/** Hand-made screens that stand at one address of their own. */
export type CustomScreen =
  | 'dashboard'
  | 'account-settings'
  | 'activity-logs'
  | 'all-content'
  | 'import-funds'
  | 'system-check'
  | 'inbox'
  | 'submission'
  | 'job-applications'
  | 'complaints';

/** What an address of the admin shows. Each kind has one element, in `elements.tsx`. */
export type ScreenSpec =
  /** The generic list of a content type, unless `screenOverrides` has another. */
  | { kind: 'list'; type: ContentTypeName }
  /** The generic editor of the entry `:id`. */
  | { kind: 'edit'; type: ContentTypeName }
  | { kind: 'singleton'; type: ContentTypeName }
  | { kind: 'section'; group: SectionGroup; locale: Locale; media?: true }
  /** The editor of the page that answers at an address of the site. */
  | { kind: 'page'; path: string; locale: Locale }
  /** The page of an address of the site in a frame; without `address` it follows from the admin's own. */
  | { kind: 'preview'; path?: string }
  /** Content whose own screen comes in a later release. */
  | { kind: 'coming-soon'; topic: ComingSoonTopic }
  | { kind: 'own'; screen: CustomScreen };

export interface RouteRow {
  /** As the specification writes it, for React Router. */
  path: string;
  screen: ScreenSpec;
}
