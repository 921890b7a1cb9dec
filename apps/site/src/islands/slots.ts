import { createElement, isValidElement, type ReactNode } from 'react';

interface SlotMark {
  $slot: number;
}

const isSlotMark = (value: object): value is SlotMark => '$slot' in value;

const holdsElements = (value: unknown) =>
  Array.isArray(value) ? value.some((each) => isValidElement(each)) : isValidElement(value);

function mapProps(value: unknown, replace: (value: unknown) => { with: unknown } | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const replaced = replace(value);
  if (replaced) return replaced.with;
  if (Array.isArray(value)) return value.map((each) => mapProps(each, replace));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapProps(each, replace)]));
}

/** The same props for the drawing, with each element in a slot, and as JSON, with marks in place of the elements. */
export function separate(props: object): { rendered: unknown; json: string } {
  let count = 0;
  const marked = mapProps(props, (value) => (holdsElements(value) ? { with: { $slot: count++ } } : null));
  let index = 0;
  const rendered = mapProps(props, (value) => {
    if (!holdsElements(value)) return null;
    const nodes: ReactNode[] = Array.isArray(value) ? value : [value];
    return { with: createElement('site-slot', { key: index, 'data-slot': index++ }, ...nodes) };
  });
  return { rendered, json: JSON.stringify(marked) };
}

export function join(json: string, slot: (index: number) => ReactNode): object {
  const props = mapProps(JSON.parse(json), (value) =>
    typeof value === 'object' && value !== null && isSlotMark(value) ? { with: slot(value.$slot) } : null,
  );
  return Object.assign({}, props);
}
