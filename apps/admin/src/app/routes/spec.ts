import type { ContentTypeName, Locale, SectionGroup } from '@fundfront/content-model';
import type { ListPreset } from '../../entries/preset.ts';

export type CustomScreen =
  | 'dashboard'
  | 'account-settings'
  | 'activity-logs'
  | 'all-content'
  | 'import-funds'
  | 'sheet-import'
  | 'system-check'
  | 'operations'
  | 'inbox'
  | 'submission'
  | 'job-applications'
  | 'complaints'
  | 'approvals'
  | 'review'
  | 'approval-rules'
  | 'nav-days'
  | 'nav-day'
  | 'new-prices'
  | 'roles'
  | 'media'
  | 'page-tree'
  | 'redirects'
  | 'parity'
  | 'calendar'
  | 'webhooks'
  | 'webhook'
  | 'read-tokens'
  | 'site-as-of'
  | 'alerts';

export type ScreenSpec =
  | { kind: 'list' | 'edit'; type: ContentTypeName; preset?: ListPreset }
  | { kind: 'singleton'; type: ContentTypeName }
  | { kind: 'section'; group: SectionGroup; locale: Locale; media?: true }
  | { kind: 'page'; path: string; locale: Locale }
  /** Without `path` it follows from the admin's own address. */
  | { kind: 'preview'; path?: string }
  | { kind: 'own'; screen: CustomScreen };

export interface RouteRow {
  path: string;
  screen: ScreenSpec;
}
