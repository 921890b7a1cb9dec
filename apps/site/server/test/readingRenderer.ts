// Pages that read one thing each through the cache handler, as slowly as a test wants.
import http from 'node:http';
import CacheHandler from '../cacheHandler.ts';

const handlers = new Map<string, CacheHandler>();

/** `/begin/<page>/<tag>`: the read is looked up, for `late` one of now. `/end/<page>/<text>`: the API answered it. `/signal/<name>` comes to itself. */
async function step([step, page = '', text]: string[]): Promise<string> {
  if (step === 'signal') process.kill(process.pid, page);
  const handler = handlers.get(page) ?? new CacheHandler();
  handlers.set(page, handler);
  if (step === 'begin') {
    const found = await handler.get('read', {
      kind: 'FETCH',
      tags: text ? [text] : [],
      revalidate: page === 'late' ? 0 : 300,
    });
    return String(found?.value.kind ?? 'unknown');
  }
  await handler.set('read', { kind: 'FETCH' }, { tags: [text ?? '', 'menu'] });
  return 'kept';
}

http
  .createServer(async ({ url = '/' }, response) => {
    response.end(await step(url.slice(1).split('/')));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
