import { directionOf, type Locale, limits } from '@fundfront/content-model';
import { useState } from 'react';
import { listRole } from '../../layout/listRole.ts';
import { MenuLine } from './MenuLine.tsx';
import * as styles from './MenuTree.css.ts';
import {
  changeNode,
  linesOf,
  type MenuNode,
  moveNode,
  removeNode,
  type Step,
  stepPosition,
  type TreePosition,
} from './tree.ts';
import { useTreeDrag } from './useTreeDrag.ts';

export interface MenuTreeProps {
  label: string;
  locale: Locale;
  /** The admin's own navigation knows no mega menus and no headings. */
  plain: boolean;
  nodes: readonly MenuNode[];
  editable: boolean;
  selected: string | null;
  onSelect: (key: string | null) => void;
  onChange: (nodes: readonly MenuNode[]) => void;
}

/** The items of a menu in their order: dragged by their handles or moved by arrow keys on them, edited in place. */
export function MenuTree({ label, locale, plain, nodes, editable, selected, onSelect, onChange }: MenuTreeProps) {
  const [announcement, setAnnouncement] = useState('');
  const direction = directionOf(locale);

  const moveTo = (key: string, position: TreePosition) => {
    const moved = moveNode(nodes, key, position);
    if (moved === nodes) return setAnnouncement(`It cannot be moved there: menus have ${limits.menuDepth} levels.`);
    onChange(moved);
    const line = linesOf(moved).find(({ node }) => node.key === key);
    if (line) setAnnouncement(`${line.node.title}: level ${line.depth + 1}, ${line.index + 1} of ${line.of}`);
  };
  const step = (key: string, way: Step) => {
    const position = stepPosition(nodes, key, way);
    if (position) moveTo(key, position);
    else setAnnouncement('There is no place in this direction.');
  };
  const { list, drag, handle } = useTreeDrag(nodes, direction, moveTo);
  const lines = linesOf(nodes);

  return (
    <div className={styles.container} dir={direction}>
      <ol {...listRole} className={styles.list} ref={list} aria-label={label}>
        {lines.map((line) => (
          <MenuLine
            key={line.node.key}
            line={line}
            locale={locale}
            plain={plain}
            editable={editable}
            open={selected === line.node.key}
            dragged={drag?.key === line.node.key}
            handle={handle(line.node.key, line.depth)}
            onToggle={() => onSelect(selected === line.node.key ? null : line.node.key)}
            onStep={(way) => step(line.node.key, way)}
            onChange={(values) => onChange(changeNode(nodes, line.node.key, values))}
            onRemove={() => {
              onChange(removeNode(nodes, line.node.key));
              setAnnouncement(`${line.node.title} is taken out. It goes when you save.`);
            }}
          />
        ))}
        {drag?.position ? (
          <li
            aria-hidden="true"
            className={styles.dropIndicator[drag.position.depth === 0 ? 0 : drag.position.depth === 1 ? 1 : 2]}
            style={{ insetBlockStart: `${drag.top}px` }}
          />
        ) : null}
      </ol>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
