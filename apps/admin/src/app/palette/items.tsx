import {
  can,
  contentType,
  editPermission,
  isContentTypeName,
  localeNames,
  locales,
  type RoleHolder,
  roles,
} from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import {
  Edit,
  External,
  File,
  FileText,
  History,
  Key,
  LogOut,
  Moon,
  Picture,
  Plus,
  Sidebar,
  Sun,
  Upload,
  Work,
} from '@fundfront/ui/icons';
import type { ReactNode } from 'react';
import { publicUrl } from '../../config.ts';
import { factsOf } from '../../entries/media/mediaLabels.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { entryPath, newEntryPath } from '../../paths/entryPaths.ts';
import { session } from '../../session/session.ts';
import { type RecentEntry, type ScreenAction, usePaletteStore } from '../../uiStore/paletteStore.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import type { NavGroup } from '../navigation/groups.ts';
import { canOpen } from '../navigation/screenPermissions.ts';

export interface PaletteItem {
  id: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

/** Of the media that the words find; the library shows the rest. */
const shownFiles = 5;

const termsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

export function filterItems<T extends PaletteItem>(items: readonly T[], query: string): T[] {
  const terms = termsOf(query);
  return items.filter(({ label, hint = '' }) => terms.every((term) => `${label} ${hint}`.toLowerCase().includes(term)));
}

const everyRole: RoleHolder = { roles, customRoles: [] };

/** Of what the roles may open. */
export function screenItems(groups: readonly NavGroup[], query: string, held: RoleHolder = everyRole): PaletteItem[] {
  const own: PaletteItem[] = [
    { id: '/admin/account-settings', label: 'Account Settings', hint: 'Account' },
    { id: '/admin/activity-logs', label: 'Activity Logs', hint: 'Account' },
    { id: '/admin/media', label: 'Media', hint: 'Content' },
    { id: '/admin/website', label: 'Preview of the site', hint: 'Site' },
  ];
  const listed = groups.flatMap(({ title, entries }) =>
    entries.map((entry) => ({ id: entry.url, label: entry.title, hint: title })),
  );
  const open = [...listed, ...own].filter(({ id }) => canOpen(id, held));
  return filterItems(open, query).map((item) => ({ ...item, icon: <Work size="s" /> }));
}

export function contentItems(results: ResponseOf<typeof calls.dashboardSearch>): PaletteItem[] {
  return results.flatMap(({ id, type, locale, title, path }) => {
    const known = locales.find((name) => name === locale);
    if (!isContentTypeName(type) || !known) return [];
    const kind = contentType(type).labels.one;
    const hint = path ?? (known === 'en' ? kind : `${kind}, ${localeNames[known]}`);
    return [{ id: entryPath(type, id, known), label: title, hint, icon: <FileText size="s" /> }];
  });
}

export function mediaItems(items: ResponseOf<typeof calls.listMedia>['items']): PaletteItem[] {
  return items.slice(0, shownFiles).map((item) => ({
    id: `/admin/media/${item.id}`,
    label: item.title || item.originalName,
    hint: factsOf(item),
    icon: item.kind === 'image' ? <Picture size="s" /> : <File size="s" />,
  }));
}

export function recentItems(recent: readonly RecentEntry[], query: string, here: string): PaletteItem[] {
  const others = recent.filter(({ path }) => path !== here);
  return filterItems(
    others.map(({ path, title, kind }) => ({ id: path, label: title, hint: kind, icon: <History size="s" /> })),
    query,
  );
}

const onScreen = 'screen:';

export function screenActionItems(offered: readonly ScreenAction[], query: string): PaletteItem[] {
  return filterItems(
    offered.map(({ id, label }) => ({ id: onScreen + id, label, icon: <Edit size="s" /> })),
    query,
  );
}

const actions: Record<string, { item: Omit<PaletteItem, 'id'>; run: () => void }> = {
  site: {
    item: { label: 'Open the public site', icon: <External size="s" /> },
    run: () => window.open(publicUrl('/home'), '_blank', 'noopener'),
  },
  light: { item: { label: 'Light theme', icon: <Sun size="s" /> }, run: () => setUiState({ theme: 'light' }) },
  dark: { item: { label: 'Dark theme', icon: <Moon size="s" /> }, run: () => setUiState({ theme: 'dark' }) },
  system: {
    item: { label: 'Theme of the computer', icon: <Sun size="s" /> },
    run: () => setUiState({ theme: 'system' }),
  },
  fold: {
    item: { label: 'Fold or unfold the navigation', icon: <Sidebar size="s" /> },
    run: () => setUiState({ navCollapsed: !useUiStore.getState().navCollapsed }),
  },
  keys: {
    item: { label: 'Keyboard shortcuts', hint: keyLabel('sheet'), icon: <Key size="s" /> },
    run: () => setUiState({ shortcutsOpen: true }),
  },
  logout: { item: { label: 'Logout', icon: <LogOut size="s" /> }, run: () => void session.logout() },
};

/** Actions that the person's roles do not open are left out, as the navigation leaves out screens. */
export function actionItems(query: string, held: RoleHolder = everyRole): PaletteItem[] {
  const create: PaletteItem[] = (['page', 'fund', 'article', 'document'] as const)
    .filter((name) => can(held, editPermission(contentType(name)), { type: name }))
    .map((name) => ({
      id: newEntryPath(name),
      label: `New ${contentType(name).labels.one.toLowerCase()}`,
      icon: <Plus size="s" />,
    }));
  const importPath = '/admin/funds/import';
  const links: PaletteItem[] = [
    ...create,
    ...(canOpen(importPath, held)
      ? [{ id: importPath, label: 'Import funds and prices', icon: <Upload size="s" /> }]
      : []),
  ];
  return filterItems([...links, ...Object.entries(actions).map(([id, { item }]) => ({ id, ...item }))], query);
}

export function runAction(id: string): void {
  if (id.startsWith(onScreen)) {
    const name = id.slice(onScreen.length);
    usePaletteStore
      .getState()
      .actions.find((action) => action.id === name)
      ?.run();
    return;
  }
  actions[id]?.run();
}
