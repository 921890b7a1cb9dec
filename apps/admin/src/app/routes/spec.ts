import type { ContentTypeName, Locale, SectionGroup } from '@fundfront/content-model';
import type { ComingSoonTopic } from '../../screens/coming-soon/topics.ts';

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

export type ScreenSpec =
  | { kind: 'list'; type: ContentTypeName }
  | { kind: 'edit'; type: ContentTypeName }
  | { kind: 'singleton'; type: ContentTypeName }
  | { kind: 'section'; group: SectionGroup; locale: Locale; media?: true }
  | { kind: 'page'; path: string; locale: Locale }
  /** Without `path` it follows from the admin's own address. */
  | { kind: 'preview'; path?: string }
  | { kind: 'coming-soon'; topic: ComingSoonTopic }
  | { kind: 'own'; screen: CustomScreen };

export interface RouteRow {
  path: string;
  screen: ScreenSpec;
}
