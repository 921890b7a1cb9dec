import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dropPosition, linesOf, type MenuNode, removeNode, type TreePosition } from './tree.ts';

/** Width of one level in the tree, in CSS pixels; the style sheet uses the same. */
export const levelPx = 24;

interface Drag {
  key: string;
  position: (TreePosition & { depth: number }) | null;
  /** Where the line is drawn that shows the place, from the top of the list. */
  top: number;
}

interface Start {
  key: string;
  x: number;
  depth: number;
}

/** Dragging by a handle, with mouse, pen or finger: up and down for the order, sideways for the level. */
export function useTreeDrag(
  nodes: readonly MenuNode[],
  direction: 'ltr' | 'rtl',
  onDrop: (key: string, position: TreePosition) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<Start | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const stop = () => {
    start.current = null;
    setDrag(null);
  };

  useEffect(() => {
    if (!drag) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      start.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [drag]);

  const onMove = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    const dragged = from && linesOf(nodes).find(({ node }) => node.key === from.key)?.node;
    if (!from || !dragged || !list.current) return;
    const rest = linesOf(removeNode(nodes, from.key));
    const rows = new Map(
      [...list.current.querySelectorAll<HTMLElement>('[data-key]')].map((row) => [row.dataset.key, row]),
    );
    const boxes = rest.flatMap(({ node }) => rows.get(node.key)?.getBoundingClientRect() ?? []);
    const gap = boxes.filter((box) => clientY > box.top + box.height / 2).length;
    const sideways = (clientX - from.x) * (direction === 'rtl' ? -1 : 1);
    const position = dropPosition(rest, dragged, gap, from.depth + Math.round(sideways / levelPx));
    const edge = boxes[gap]?.top ?? boxes.at(-1)?.bottom ?? 0;
    setDrag({ key: from.key, position, top: edge - list.current.getBoundingClientRect().top });
  };

  /** For the handle of one line. */
  const handle = (key: string, depth: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { key, x: event.clientX, depth };
    },
    onPointerMove: onMove,
    onPointerUp: () => {
      if (drag?.position) onDrop(drag.key, drag.position);
      stop();
    },
    onPointerCancel: stop,
  });

  return { list, drag, handle };
}
