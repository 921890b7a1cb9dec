const failed = /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module/i;
const built = '/_next/static/';

const isChunkUrl = (url: string) => new URL(url, location.href).pathname.startsWith(built);

/** Whether an event tells that a part of the built application could not be loaded. */
export function isChunkFailure(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return isChunkUrl(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === 'stylesheet' && isChunkUrl(target.href);
  const reason = event instanceof ErrorEvent ? event.error : Reflect.get(event, 'reason');
  return reason instanceof Error && failed.test(`${reason.name} ${reason.message}`);
}
