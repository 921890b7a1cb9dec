import type { Locale } from '@fundfront/content-model';
import { Chip } from '@fundfront/ui/components/Chip';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { ChevronDown, ChevronEnd, DragHandle } from '@fundfront/ui/icons';
import type { ComponentProps, KeyboardEvent } from 'react';
import { ItemForm } from './ItemForm.tsx';
import * as styles from './MenuTree.css.ts';
import type { MenuLine as Line, MenuValues, Step } from './tree.ts';

export interface MenuLineProps {
  line: Line;
  locale: Locale;
  plain: boolean;
  editable: boolean;
  open: boolean;
  dragged: boolean;
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onToggle: () => void;
  onStep: (step: Step) => void;
  onChange: (values: Partial<MenuValues>) => void;
  onRemove: () => void;
}

/** Which way an arrow key leads; sideways follows the writing direction. */
function stepOf(event: KeyboardEvent, locale: Locale): Step | undefined {
  const inwards = locale === 'ur' ? 'ArrowLeft' : 'ArrowRight';
  const outwards = locale === 'ur' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', [inwards]: 'in', [outwards]: 'out' };
  return steps[event.key];
}

/** One item: handle, words, marks, and its form when it is open. */
export function MenuLine(props: MenuLineProps) {
  const { line, locale, plain, editable, open, dragged, handle, onToggle, onStep } = props;
  const { node, depth, index, of } = line;
  const title = node.title || 'Untitled';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event, locale);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  const Arrow = open ? ChevronDown : ChevronEnd;
  return (
    <li className={styles.item} data-dragged={dragged ? '' : undefined}>
      <div
        className={styles.line[depth === 0 ? 0 : depth === 1 ? 1 : 2]}
        data-key={node.key}
        data-open={open ? '' : undefined}
      >
        {editable ? (
          <button
            type="button"
            className={styles.handle}
            aria-label={`Move ${title}, level ${depth + 1}, ${index + 1} of ${of}`}
            aria-description="Arrow keys move it"
            onKeyDown={onKeyDown}
            {...handle}
          >
            <DragHandle size="s" />
          </button>
        ) : null}
        <button type="button" className={styles.label} aria-expanded={open} onClick={onToggle}>
          <Arrow size="s" />
          <span className={styles.title} lang={locale}>
            {title}
          </span>
          <bdi className={styles.url} dir="ltr">
            {node.url || 'no address'}
          </bdi>
        </button>
        <span className={styles.marks} dir="ltr">
          {node.isFullWidth && !plain ? <Chip>Mega</Chip> : null}
          {node.isHeading && !plain ? <Chip>Heading</Chip> : null}
          {node.id === null ? <StatusMark status="draft" label="New" /> : null}
          {node.id !== null && !node.live ? <StatusMark status="draft" label="Not public" /> : null}
        </span>
      </div>
      {open ? <ItemForm {...props} /> : null}
    </li>
  );
}
