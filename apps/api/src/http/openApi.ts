import { type AnyCall, errorResponse } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Shape = v.GenericSchema<unknown, unknown>;
type Json = Record<string, unknown>;

const errorReference = { $ref: '#/components/schemas/Error' };

/** Definitions that belong to a document are removed; recursive parts go to the shared components. */
function schemaOf(schema: Shape, side: 'input' | 'output', name: string, components: Json): JsonSchema {
  // What a transform does, or a check by code, has no words in JSON Schema: the plain shape before it is described.
  const {
    $schema: _,
    $defs,
    ...shape
  } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  const renamed = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}`));
  for (const [key, inner] of Object.entries($defs ?? {})) components[`${name}${key}`] = renamed(inner);
  return renamed(shape);
}

function parametersOf(schema: Shape | undefined, location: 'path' | 'query', name: string, components: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', name, components);
  return Object.entries(properties).map(([key, shape]) => ({
    name: key,
    in: location,
    required: location === 'path' || required.includes(key),
    schema: shape,
  }));
}

function bodyOf(call: AnyCall, name: string, components: Json): Json {
  if (call.multipart) {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', additionalProperties: file };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  const schema = schemaOf(call.body, 'input', `${name}Body`, components);
  return { requestBody: { content: { 'application/json': { schema } } } };
}

const who = {
  anyone: 'Open to anyone.',
  'signed-in': 'For anybody signed in.',
  site: 'For the site only.',
  'read-token': 'For programs with a read token.',
} as const;

function isGeneral(policy: string): policy is keyof typeof who {
  return Object.hasOwn(who, policy);
}

function operationOf(name: string, call: AnyCall, components: Json): Json {
  const { policy, summary, tag } = call;
  const response = schemaOf(call.response, 'output', `${name}Response`, components);
  return {
    operationId: name,
    summary,
    description: isGeneral(policy) ? who[policy] : `Needs the permission ${policy}.`,
    tags: [tag],
    security: policy === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: [
      ...parametersOf(call.params, 'path', `${name}Params`, components),
      ...parametersOf(call.query, 'query', `${name}Query`, components),
    ],
    ...bodyOf(call, name, components),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: response } } },
      default: {
        description: 'Anything else: `text_code` tells programs the reason, `error` tells people',
        content: { 'application/json': { schema: errorReference } },
      },
    },
  };
}

export function openApiDocument(): Json {
  const components: Json = {};
  components.Error = schemaOf(errorResponse, 'output', 'Error', components);
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(allCalls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(name, call, components);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fundfront API',
      version: '1.0.0',
      description: 'Content, funds and sessions of the public website and its staff admin. Times are UTC.',
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
