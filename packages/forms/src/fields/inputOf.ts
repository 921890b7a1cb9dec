import type { ComponentType } from 'react';

/** The input that a table pairs with a kind, `null` where it has none; TypeScript cannot follow a pairing through a name. */
export function inputOf<Props>(table: object, kind: string): ComponentType<Props> | null {
  const byKind: Readonly<Record<string, unknown>> = { ...table };
  return (byKind[kind] ?? null) as ComponentType<Props> | null;
}
