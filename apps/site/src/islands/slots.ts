import { createElement, isValidElement, type ReactNode } from 'react';

interface SlotMark {
  $slot: number;
}

interface MessagesMark {
  $messages: string;
}

const isSlotMark = (value: object): value is SlotMark => '$slot' in value;
const isMessagesMark = (value: object): value is MessagesMark => '$messages' in value;

const holdsElements = (value: unknown) =>
  Array.isArray(value) ? value.some((each) => isValidElement(each)) : isValidElement(value);

function mapProps(value: unknown, replace: (value: object) => { with: unknown } | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const replaced = replace(value);
  if (replaced) return replaced.with;
  if (Array.isArray(value)) return value.map((each) => mapProps(each, replace));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapProps(each, replace)]));
}

/**
 * The same props for the drawing, with each element in a slot, and as JSON, with marks in place of the elements and of
 * messages that the browser has by reference.
 */
export function separate(
  props: object,
  referenceOf: (value: object) => string | null,
): { rendered: unknown; json: string } {
  let count = 0;
  const marked = mapProps(props, (value) => {
    if (holdsElements(value)) return { with: { $slot: count++ } };
    const reference = referenceOf(value);
    return reference === null ? null : { with: { $messages: reference } };
  });
  let index = 0;
  const rendered = mapProps(props, (value) => {
    if (!holdsElements(value)) return null;
    const nodes: ReactNode[] = Array.isArray(value) ? value : [value];
    return { with: createElement('site-slot', { key: index, 'data-slot': index++ }, ...nodes) };
  });
  return { rendered, json: JSON.stringify(marked) };
}

/** The props again. @param messages what stands behind a reference */
export function join(
  json: string,
  slot: (index: number) => ReactNode,
  messages: (reference: string) => unknown,
): object {
  const props = mapProps(JSON.parse(json), (value) => {
    if (isSlotMark(value)) return { with: slot(value.$slot) };
    return isMessagesMark(value) ? { with: messages(value.$messages) } : null;
  });
  return Object.assign({}, props);
}
