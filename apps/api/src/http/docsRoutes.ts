import { docsPage, docsPolicy } from './docsPage.ts';
import { openApiDocument } from './openApi.ts';
import { rawRoute } from './route.ts';
import type { App } from './types.ts';

/** The API's own description, for programs and for people. Made on first request: the calls do not change. */
export function docsRoutes(app: App): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const known = () => {
    document ??= openApiDocument();
    return document;
  };
  rawRoute(app, { method: 'GET', path: '/api/openapi.json', policy: 'anyone', summary: 'OpenAPI 3.1' }, ({ c }) =>
    c.json(known()),
  );
  rawRoute(app, { method: 'GET', path: '/api/docs', policy: 'anyone', summary: 'This API, to read' }, async ({ c }) => {
    c.header('content-security-policy', docsPolicy);
    return c.html(await docsPage(known()));
  });
}
