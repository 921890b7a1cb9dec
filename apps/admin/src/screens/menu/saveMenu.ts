import type { Client } from '@fundfront/api-client';
import { type Locale, type MenuName, menus, slugify } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Operation } from './plan.ts';
import { linesOf, type MenuNode, type MenuValues } from './tree.ts';

const type = 'menu-items';

export interface SaveProgress {
  done: number;
  of: number;
  /** By key, to be taken over into the edited tree. */
  given: ReadonlyMap<string, { id: string; version: number }>;
  live: ReadonlySet<string>;
}

interface Save {
  api: Client;
  menu: MenuName;
  edited: readonly MenuNode[];
  operations: readonly Operation[];
  publish: boolean;
  onProgress: (progress: SaveProgress) => void;
}

const trimmed = ({ title, url, ...flags }: MenuValues): MenuValues => ({
  title: title.trim(),
  url: url.trim(),
  ...flags,
});

const slugOf = (title: string) => slugify(title) || `item-${crypto.randomUUID().slice(0, 8)}`;

/**
 * One call after another, with `onProgress` after each. Throws the ApiError of the first that fails; what was done
 * before stays.
 */
export async function saveMenu({ api, menu, edited, operations, publish, onProgress }: Save): Promise<void> {
  const locale: Locale = menus.find(({ name }) => name === menu)?.locale ?? 'en';
  const nodes = linesOf(edited).map(({ node }) => node);
  const touched = new Set(
    operations.filter(({ kind }) => kind === 'create' || kind === 'update').map(({ key }) => key),
  );
  const hidden = publish ? nodes.filter(({ key, live }) => !live || touched.has(key)) : [];
  const given = new Map<string, { id: string; version: number }>();
  const live = new Set<string>();
  const of = operations.length + hidden.length;
  let done = 0;
  const step = () => onProgress({ done: ++done, of, given: new Map(given), live: new Set(live) });
  const idOf = (key: string) => given.get(key)?.id ?? key;
  const parentId = (key: string | null) => (key === null ? null : idOf(key));

  for (const operation of operations) {
    const params = { type, id: idOf(operation.key) };
    if (operation.kind === 'create') {
      const values = trimmed(operation.values);
      const data = { ...values, slug: slugOf(values.title), menu };
      const body = { locale, parentId: parentId(operation.parent), data };
      const { id, version } = await api.call(calls.createEntry, { params: { type }, body });
      given.set(operation.key, { id, version });
    } else if (operation.kind === 'update') {
      const row = { ...params, locale };
      const current = await api.call(calls.getEntry, { params: row });
      const body = { version: operation.version, data: { ...current.data, ...trimmed(operation.values) } };
      const { id, version } = await api.call(calls.saveEntry, { params: row, body });
      given.set(operation.key, { id, version });
    } else if (operation.kind === 'move') {
      const body = { parentId: parentId(operation.parent), after: parentId(operation.after) };
      await api.call(calls.moveEntry, { params, body });
    } else await api.call(calls.trashEntry, { params });
    step();
  }
  for (const node of hidden) {
    const { id, version } = given.get(node.key) ?? { id: node.key, version: node.version };
    await api.call(calls.publishEntry, { params: { type, id, locale }, body: { version } });
    live.add(node.key);
    step();
  }
}
