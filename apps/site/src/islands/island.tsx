import './islands.css.ts';
import type { ComponentType, ReactNode } from 'react';
import { messageReference } from './messageReferences.ts';
import type { IslandName } from './registry.ts';
import { separate } from './slots.ts';

/**
 * `used`: at the first press, key or focus in it. `visible`: when it comes into sight. `idle`: when the page has nothing
 * else to do. `load`: with the page. Each starts at its first use as well, and at once where the address has a query or a
 * fragment that it may have to follow.
 */
export type Start = 'used' | 'visible' | 'idle' | 'load';

/** What JSON carries as it is; elements are drawn on the server and stay. */
type Plain<Value> = [Value] extends [ReactNode]
  ? Value
  : Value extends ((...given: never[]) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { 'data-island': string; 'data-start': Start; 'data-props': string; children: ReactNode };
    }
  }
}

/**
 * A component that the server draws and that the browser makes live when it is wanted (`src/loader`). Its slots, the
 * elements among its props, keep the nodes that the server drew; messages of a slice go by reference.
 * @param start when; or for which props when
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  start: Start | ((props: Plain<Props>) => Start),
): ComponentType<Plain<Props>> {
  return function Island(props: Plain<Props>) {
    const { rendered, json } = separate(props, messageReference);
    return (
      <site-island data-island={name} data-start={typeof start === 'function' ? start(props) : start} data-props={json}>
        <Component {...(rendered as Props)} />
      </site-island>
    );
  };
}
