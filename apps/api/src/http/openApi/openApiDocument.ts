import { keysOf } from '@fundfront/content-model/objects';
import { callTags, errorResponse, signatureHeader } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import type { Env } from '../../env.ts';
import { refreshCookieName } from '../../modules/session/refreshCookie.ts';
import type { App } from '../types.ts';
import { operationOfCall, operationOfRoute } from './operations.ts';
import { schemaOf } from './schemas.ts';
import type { Components, Operation } from './types.ts';

export type PublicAddresses = Pick<Env, 'PUBLIC_SITE_URL' | 'PUBLIC_ADMIN_URL'>;

/** Both addresses of a call are one to the router; the one without the slash stands in the document. */
export function templateOf(path: string): string {
  return path.replace(/(.)\/$/, '$1').replace(/:(\w+)/g, '{$1}');
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of `login` or `refresh`, good for minutes.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: refreshCookieName,
    description: 'Set by `login`, HttpOnly; each refresh replaces it.',
  },
  readToken: {
    type: 'http',
    scheme: 'bearer',
    description: '`fft_…`, made by an administrator under **Read tokens**.',
  },
  importToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of the command line, good for imports, from the API’s own machine alone.',
  },
  siteSignature: {
    type: 'apiKey',
    in: 'header',
    name: signatureHeader,
    description: 'HMAC-SHA256 of the body, in hexadecimal, by the secret that the API and the site share.',
  },
};

const headers = {
  RequestId: {
    description: 'Names this request in the API’s log.',
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } },
};

const description = `Content, funds and sessions of the public website and its staff admin.

- Instants are UTC (ISO 8601); days are plain dates (\`2026-11-25\`) in Asia/Karachi; prices are decimals as text.
- Every error answers \`{ error, text_code, fields?, retryAfter?, requestId }\`: \`text_code\` is of a closed list, for programs; \`error\` is for people.
- Unknown keys of a query or body are refused.
- Lists come by page: a \`cursor\` goes in, a \`next\` comes out, null at the end.
- 429 carries \`Retry-After\`.`;

function serversOf({ PUBLIC_ADMIN_URL, PUBLIC_SITE_URL }: PublicAddresses) {
  return [
    {
      url: PUBLIC_ADMIN_URL,
      description: 'The staff admin’s own origin, the only one to which the session cookie goes',
    },
    { url: PUBLIC_SITE_URL, description: 'The public site’s own origin' },
  ];
}

/** OpenAPI 3.1 of just those routes that the application has. */
export function openApiDocument({ calls, raw }: Pick<App, 'calls' | 'raw'>, addresses: PublicAddresses) {
  const components: Components = { schemas: {}, responses: {} };
  components.schemas.Error = schemaOf(errorResponse, 'output', 'Error', components.schemas);
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    const template = templateOf(path);
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const [name, call] of Object.entries(allCalls)) {
    if (calls.has(call)) add(call.path, call.method, operationOfCall(name, call, components));
  }
  // What only leads a browser on is no call: it has no answer of its own.
  for (const route of raw) {
    if (route.answer !== 'redirect') add(route.path, route.method, operationOfRoute(route, components));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fundfront API',
      version: '1.0.0',
      description,
      contact: { name: 'Whoever runs this site', url: addresses.PUBLIC_SITE_URL },
      license: { name: 'Not licensed to others', identifier: 'LicenseRef-Proprietary' },
    },
    servers: serversOf(addresses),
    tags: keysOf(callTags).map((name) => ({ name, description: callTags[name] })),
    paths,
    components: { ...components, headers, securitySchemes },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
