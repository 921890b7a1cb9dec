/** The keys of an object whose type lists all of them, such as a registry; `Object.keys` alone forgets their type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}
