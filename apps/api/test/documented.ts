import type { AnyCall } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { errorsOf } from '../src/http/openApi/errors.ts';
import { type OpenApiDocument, openApiDocument, templateOf } from '../src/http/openApi/openApiDocument.ts';
import type { App, RawRoute } from '../src/http/types.ts';

const addresses = { PUBLIC_SITE_URL: 'https://www.sample.test', PUBLIC_ADMIN_URL: 'https://staff.sample.test' };

/** JSON pointers into the document, by a validator that knows all of it. */
export function schemasOf(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  return {
    /** @returns what is wrong with the value, or undefined; undefined too where the document holds no such schema */
    problemOf(pointer: readonly string[], value: unknown): string | undefined {
      const key = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
      const validate = compiled.get(key) ?? ajv.compile({ $ref: `api#/${key}` });
      compiled.set(key, validate);
      return validate(value) ? undefined : ajv.errorsText(validate.errors);
    },
  };
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/(.)\/$/, '$1').replace(/[.]/g, '\\.');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}/?$`);
}

/** As a reader of the document would judge responses: undocumented statuses, codes and shapes throw. */
function createDocumentCheck(app: App) {
  const document = openApiDocument(app, addresses);
  const schemas = schemasOf(document);
  const calls = Object.entries(allCalls).filter(([, call]) => app.calls.has(call));
  const routes = [...app.raw].filter(({ answer }) => answer !== 'redirect');
  const named: [string, AnyCall | RawRoute][] = [...calls, ...routes.map((one): [string, RawRoute] => [one.name, one])];
  const operations = named
    .map(([name, operation]) => ({
      operation,
      pattern: patternOf(operation.path),
      parameters: operation.path.split('/:').length,
      codes: errorsOf(name, operation),
    }))
    // What names a part literally is found before what takes it as a parameter, as the router does.
    .toSorted((one, other) => one.parameters - other.parameters);

  return async function check(method: string, url: string, response: Response): Promise<void> {
    const { pathname } = new URL(url, 'http://api.test');
    const found = operations.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname));
    if (!found) return;
    const { operation, codes } = found;
    const template = templateOf(operation.path);
    const says = (what: string) =>
      new Error(`${method} ${template} answered what its description does not know: ${what}`);
    const documented = document.paths[template]?.[method.toLowerCase()]?.responses[response.status];
    if (!documented) throw says(`status ${response.status} ${(await response.clone().text()).slice(0, 200)}`);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return;
    const body: unknown = await response.clone().json();
    if ('$ref' in documented) {
      const code = typeof body === 'object' && body !== null && 'text_code' in body ? body.text_code : undefined;
      if (code !== undefined && !codes.some((known) => known === code)) throw says(`code ${code}`);
    } else if ('answer' in operation) return;
    const at =
      '$ref' in documented
        ? documented.$ref.slice(2).split('/')
        : ['paths', template, method.toLowerCase(), 'responses', String(response.status)];
    const problem = schemas.problemOf([...at, 'content', 'application/json', 'schema'], body);
    if (problem) throw says(problem);
  };
}

let shared: ReturnType<typeof createDocumentCheck> | undefined;

/** The routes of all applications of a test run are the same. */
export function checkDocumented(app: App, method: string, url: string, response: Response): Promise<void> {
  shared ??= createDocumentCheck(app);
  return shared(method, url, response);
}
