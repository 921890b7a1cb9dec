import type { ApiError } from '@fundfront/api-client';
import type { MenuName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { type Operation, planOf } from './plan.ts';
import { type SaveProgress, saveMenu } from './saveMenu.ts';
import { linesOf, type MenuNode, nodesOf } from './tree.ts';

export interface MenuDraft {
  menu: MenuName;
  nodes: readonly MenuNode[];
  operations: readonly Operation[];
  loading: boolean;
  error: ApiError | null;
  /** A new item's key becomes its id when it is saved. */
  currentKey: (key: string | null) => string | null;
  reload: () => void;
  change: (nodes: readonly MenuNode[]) => void;
  discard: () => void;
  /** Throws the ApiError of the first call that fails; what was done before is kept and not done again. */
  save: (publish: boolean, onProgress: (progress: SaveProgress) => void) => Promise<void>;
}

const none: readonly MenuNode[] = [];

function applyProgress(nodes: readonly MenuNode[], { given, live }: Pick<SaveProgress, 'given' | 'live'>): MenuNode[] {
  return nodes.map((node) => {
    const now = given.get(node.key);
    const settled = now ? { ...node, key: now.id, id: now.id, version: now.version, live: false } : node;
    return {
      ...settled,
      live: settled.live || live.has(node.key),
      children: applyProgress(node.children, { given, live }),
    };
  });
}

/** What the server sends meanwhile waits until the edit is saved or given up. */
export function useMenuDraft(menu: MenuName): MenuDraft {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useCall(calls.editableMenu, { params: { menu } });
  const fresh = useMemo(() => (data ? nodesOf(data) : none), [data]);
  const [work, setWork] = useState<{ saved: readonly MenuNode[]; edited: readonly MenuNode[] }>();
  const { saved, edited } = work ?? { saved: fresh, edited: fresh };
  const operations = useMemo(() => planOf(saved, edited), [saved, edited]);

  const renamed = useRef(new Map<string, string>());
  const currentKey = (key: string | null) => {
    if (key === null || linesOf(edited).some(({ node }) => node.key === key)) return key;
    return renamed.current.get(key) ?? key;
  };

  const save: MenuDraft['save'] = async (publish, onProgress) => {
    let last: SaveProgress | undefined;
    const trackProgress = (progress: SaveProgress) => {
      last = progress;
      for (const [key, { id }] of progress.given) renamed.current.set(key, id);
      onProgress(progress);
    };
    try {
      await saveMenu({ api, menu, edited, operations, publish, onProgress: trackProgress });
      await refetch();
      setWork(undefined);
    } catch (failure) {
      const { data: now } = await refetch();
      if (now && last) setWork({ saved: nodesOf(now), edited: applyProgress(edited, last) });
      throw failure;
    } finally {
      await queries.invalidateQueries({ queryKey: [calls.adminMenu.path] });
    }
  };

  return {
    menu,
    nodes: edited,
    operations,
    loading: isPending,
    error,
    currentKey,
    reload: () => void refetch(),
    change: (nodes) => setWork({ saved, edited: nodes }),
    discard: () => setWork(undefined),
    save,
  };
}
