import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Ctx } from '../context.ts';
import { type OpenApiDocument, openApiDocument } from './openApi/openApiDocument.ts';
import type { Operation } from './openApi/types.ts';
import { rawRoute } from './route.ts';
import type { App } from './types.ts';

/** Made on first request: the calls do not change. */
export function docsRoutes(app: App): void {
  let document: OpenApiDocument | undefined;
  const known = ({ env }: Ctx) => {
    document ??= openApiDocument(app, env);
    return document;
  };
  const description = { method: 'GET', policy: 'anyone', tag: 'Description' } as const;
  rawRoute(
    app,
    {
      ...description,
      name: 'openApi',
      path: '/api/openapi.json',
      summary: 'OpenAPI 3.1',
      answer: { types: ['application/json'] },
    },
    ({ ctx, c }) => c.json(known(ctx)),
  );
  rawRoute(
    app,
    {
      ...description,
      name: 'docsPage',
      path: '/api/docs',
      summary: 'This API, to read',
      answer: { types: ['text/html'] },
    },
    async ({ ctx, c }) => {
      for (const [name, value] of Object.entries(docsHeaders(ctx.env))) c.header(name, value);
      return c.html(await docsPage(known(ctx)));
    },
  );
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dce0, #38454d); --soft: light-dark(#f4f7f8, #172026) }
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
details { border: 1px solid var(--line); border-radius: .5rem; margin-block: .5rem }
summary { padding: .6rem .9rem; cursor: pointer }
details > div { padding: 0 .9rem .9rem; border-block-start: 1px solid var(--line) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { background: var(--soft); padding: .75rem; border-radius: .375rem; overflow: auto; max-block-size: 24rem }
.method { display: inline-block; min-inline-size: 4.5rem; font-weight: 700 }
.words { display: block; padding-inline-start: 4.8rem; opacity: .8 }
`;

/** The page holds no script; its one style is allowed by its hash. */
const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function docsHeaders({ PUBLIC_ADMIN_URL }: Ctx['env']) {
  return {
    'content-security-policy': docsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    // People open it at the admin's address.
    ...(PUBLIC_ADMIN_URL.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const block = (title: string, value: unknown) => html`<h4>${title}</h4><pre>${JSON.stringify(value, null, 2)}</pre>`;

const contentBlocks = (title: string, content: NonNullable<Operation['requestBody']>['content'] = {}) =>
  Object.entries(content).map(([type, { schema }]) => block(`${title}: ${type}`, schema));

function operationSection(method: string, path: string, operation: Operation, { components }: OpenApiDocument) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const statuses = Object.entries(responses).map(([status, response]) => {
    const found = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
    return html`<dt>${status}</dt><dd>${found?.description}</dd>`;
  });
  const done = responses['200'];
  return html`<details id="${operationId}">
    <summary><span class="method">${method.toUpperCase()}</span><code>${path}</code>
      <span class="words">${summary}</span></summary>
    <div>
      <p><code>${operationId}</code>. ${description}</p>
      ${parameters.length > 0 ? block('Parameters', parameters) : ''}
      ${contentBlocks('Body', requestBody?.content)}
      ${done && 'content' in done ? contentBlocks('Answer', done.content) : ''}
      <h4>Statuses</h4><dl>${statuses}</dl>
    </div>
  </details>`;
}

export function docsPage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const tags = document.tags.filter(({ name }) => byTag.has(name));
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
    <title>Fundfront API</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <h1>Fundfront API</h1>
    <p>Every call, from the schemas that it is checked by. For programs: <a href="/api/openapi.json">openapi.json</a>
      (OpenAPI 3.1). Errors answer <code>{error, text_code, fields?, retryAfter?, requestId}</code>.</p>
    <nav aria-label="Groups of calls"><ul>${tags.map(({ name }) => html`<li><a href="#tag-${name}">${name}</a></li>`)}</ul></nav>
    <main>${tags.map(
      ({ name, description }) =>
        html`<section><h2 id="tag-${name}">${name}</h2><p>${description}</p>${byTag
          .get(name)
          ?.map(({ method, path, operation }) => operationSection(method, path, operation, document))}</section>`,
    )}</main>
  </body>
</html>`;
}
