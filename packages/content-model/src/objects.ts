/** The keys of an object whose type lists all of them, such as a registry; `Object.keys` alone forgets their type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** An object of the type that its caller names, made key by key; a loop loses which value goes with which key. */
export function objectOf<T extends object>(
  keys: readonly (keyof T & string)[],
  make: (key: keyof T & string) => unknown,
): T {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as T;
}
