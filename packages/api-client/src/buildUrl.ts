import type { AnyCall } from '@fundfront/content-model/wire';

type Values = Record<string, unknown> | undefined;

/** Throws if a parameter is missing. */
export function buildUrl(call: AnyCall, params: Values, query: Values): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === null) throw new TypeError(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const tail = search.toString();
  return tail ? `${path}?${tail}` : path;
}
