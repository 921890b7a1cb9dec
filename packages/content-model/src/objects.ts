/** `Object.keys` alone loses the type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** A loop loses which value belongs to which key. */
export function objectOf<T extends object>(
  keys: readonly (keyof T & string)[],
  make: (key: keyof T & string) => unknown,
): T {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as T;
}
