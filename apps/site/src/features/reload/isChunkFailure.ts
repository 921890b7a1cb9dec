const failed = /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module/i;
const built = '/_next/static/';

const isOurs = (address: string) => new URL(address, location.href).pathname.startsWith(built);

/** Whether an event tells that a part of the built application could not be loaded. */
export function isChunkFailure(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return isOurs(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === 'stylesheet' && isOurs(target.href);
  const reason = event instanceof ErrorEvent ? event.error : Reflect.get(event, 'reason');
  return reason instanceof Error && failed.test(`${reason.name} ${reason.message}`);
}
