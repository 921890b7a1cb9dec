import type { ComponentType } from 'react';

/** TypeScript cannot follow a pairing of kind and input through a name. `null` where the table has none. */
export function inputOf<Props>(table: object, kind: string): ComponentType<Props> | null {
  const byKind: Readonly<Record<string, unknown>> = { ...table };
  return (byKind[kind] ?? null) as ComponentType<Props> | null;
}
