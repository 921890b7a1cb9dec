import { type ContentTypeName, contentType } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { lazy, Suspense, useState } from 'react';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from '../edit/Editor.css.ts';
import type { Move } from './MoveDialog.tsx';
import { ParentSelect } from './ParentSelect.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** Where an entry lies in its tree; choosing another parent says first what that changes. */
export function PlacePanel({ name, detail, title }: { name: ContentTypeName; detail: EntryDetail; title: string }) {
  const [move, setMove] = useState<Move | null>(null);
  const movable = useTypeRights(contentType(name)).canPublishAll;
  return (
    <section className={styles.part} aria-label="Place in the tree">
      <ParentSelect
        name={name}
        label="Lies below"
        id={detail.id}
        value={detail.parentId}
        disabled={!movable}
        onChange={(parentId) => setMove({ id: detail.id, title, parentId })}
      />
      <Suspense>{move ? <MoveDialog name={name} move={move} onClose={() => setMove(null)} /> : null}</Suspense>
    </section>
  );
}
