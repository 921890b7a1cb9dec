import { createHash } from 'node:crypto';
import type { AnyCall } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { html, raw } from 'hono/html';
import { openApiDocument } from './openApi.ts';
import { rawRoute } from './route.ts';
import type { App } from './types.ts';

/** Made on first request: the calls do not change. */
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
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface Operation {
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: { '200': { content: Record<string, { schema: unknown }> } };
}

const block = (title: string, value: unknown) => html`<h4>${title}</h4><pre>${JSON.stringify(value, null, 2)}</pre>`;

function callSection(name: string, call: AnyCall, operation: Operation) {
  const { parameters, requestBody, responses } = operation;
  return html`<details id="${name}">
    <summary><span class="method">${call.method}</span><code>${call.path}</code>
      <span class="words">${call.summary}</span></summary>
    <div>
      <p><code>${name}</code>. ${operation.description}</p>
      ${parameters.length > 0 ? block('Parameters', parameters) : ''}
      ${requestBody ? Object.entries(requestBody.content).map(([type, { schema }]) => block(`Body: ${type}`, schema)) : ''}
      ${block('Answer', responses['200'].content['application/json']?.schema)}
    </div>
  </details>`;
}

export function docsPage(document: Record<string, unknown>) {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const named = Object.entries(allCalls).toSorted(([, one], [, other]) => one.tag.localeCompare(other.tag));
  const tags = Map.groupBy(named, ([, { tag }]) => tag);
  const operationOf = ({ path, method }: AnyCall) => paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
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
    <nav aria-label="Groups of calls"><ul>${[...tags.keys()].map((tag) => html`<li><a href="#tag-${tag}">${tag}</a></li>`)}</ul></nav>
    <main>${[...tags].map(
      ([tag, list]) =>
        html`<section><h2 id="tag-${tag}">${tag}</h2>${list.map(([name, call]) => {
          const operation = operationOf(call);
          return operation ? callSection(name, call, operation) : '';
        })}</section>`,
    )}</main>
  </body>
</html>`;
}
