/** Puts values where a message of an island says `{name}`. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `one` for 1, else `many`, with `{count}` and the other values put in. */
export function fillCount(
  message: { one: string; many: string },
  count: number,
  values: Record<string, string | number> = {},
): string {
  return fill(count === 1 ? message.one : message.many, { ...values, count });
}
