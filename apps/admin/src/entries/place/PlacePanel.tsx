import { type ContentTypeName, contentType } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { useState } from 'react';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from '../edit/Editor.css.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { ParentSelect } from './ParentSelect.tsx';
import { lastPlace } from './places.ts';
import { useTreeEntries } from './useTreeEntries.ts';

/** Where an entry lies in its tree; choosing another parent says first what that changes. */
export function PlacePanel({ name, detail, title }: { name: ContentTypeName; detail: EntryDetail; title: string }) {
  const { data } = useTreeEntries(name);
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
        onChange={(parentId) =>
          setMove({ id: detail.id, title, ...lastPlace(data?.entries ?? [], detail.id, parentId) })
        }
      />
      {move ? <MoveDialog name={name} move={move} onClose={() => setMove(null)} /> : null}
    </section>
  );
}
