import { type AnyCall, type CallPolicy, calls, momentHeader } from '@fundfront/content-model/wire';
import { type BodyParts, bodyParts } from '@fundfront/content-model/wire/bodyParts';
import * as v from 'valibot';
import type { Shape } from '../schemaEntries.ts';
import type { RawRoute } from '../types.ts';
import { errorResponsesOf } from './errors.ts';
import { bodyExamples } from './examples.ts';
import { parametersOf, schemaOf } from './schemas.ts';
import type { Components, Json, Operation } from './types.ts';

const audience = {
  anyone: 'Open to anyone.',
  'signed-in': 'For anybody signed in.',
  site: 'For the site only, which signs its message.',
  'read-token': 'For programs with a read token.',
} as const;

function isGeneral(policy: string): policy is keyof typeof audience {
  return Object.hasOwn(audience, policy);
}

const isOfImports = ({ path }: AnyCall | RawRoute) =>
  path === calls.startImport.path || path.startsWith(`${calls.startImport.path}/`);

function securityOf(operation: AnyCall | RawRoute): Json[] {
  const { policy } = operation;
  if (operation === calls.refresh) return [{ refreshCookie: [] }];
  if (policy === 'anyone') return [];
  if (policy === 'site') return [{ siteSignature: [] }];
  if (policy === 'read-token') return [{ readToken: [] }];
  return isOfImports(operation) ? [{ accessToken: [] }, { importToken: [] }] : [{ accessToken: [] }];
}

const describePolicy = (policy: CallPolicy) =>
  isGeneral(policy) ? audience[policy] : `Needs the permission \`${policy}\`.`;

const file = { type: 'string', format: 'binary' };

function multipartBody(parts: BodyParts): Pick<Operation, 'requestBody'> {
  const properties = Object.entries(parts).map(([key, { kind, description, values }]) => {
    const text = { type: 'string', ...(values && { enum: values }) };
    const schema = { file, files: { type: 'array', minItems: 1, items: file }, text }[kind];
    return [key, { ...schema, description }];
  });
  const required = Object.entries(parts).flatMap(([key, { optional }]) => (optional ? [] : [key]));
  const schema = { type: 'object', properties: Object.fromEntries(properties), required };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function jsonBody(body: Shape, name: string, { schemas }: Components): Pick<Operation, 'requestBody'> {
  const schema = schemaOf(body, 'input', `${name}Body`, schemas);
  const example = bodyExamples[name];
  const content = { 'application/json': { schema, ...(example !== undefined && { example }) } };
  return { requestBody: { required: !v.is(body, undefined), content } };
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const ofCache = { ...requestId, ETag: { $ref: '#/components/headers/ETag' } };
const unchanged = { description: 'As the sender has it, by `If-None-Match`.', headers: ofCache };
const momentParameter = {
  name: momentHeader,
  in: 'header',
  required: false,
  description: 'Token of `openMoment`: answers with what the public could read then.',
  schema: { type: 'string' },
};

export function operationOfCall(name: string, call: AnyCall, components: Components): Operation {
  const { schemas, responses } = components;
  const isPublicRead = call.policy === 'anyone' && call.method === 'GET';
  const parts = bodyParts[name];
  const response = schemaOf(call.response, 'output', `${name}Response`, schemas);
  return {
    operationId: name,
    summary: call.summary,
    description: describePolicy(call.policy),
    tags: [call.tag],
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path', `${name}Params`, schemas),
      ...parametersOf(call.query, 'query', `${name}Query`, schemas),
      ...(isPublicRead ? [momentParameter] : []),
    ],
    ...(parts && multipartBody(parts)),
    ...(call.body && jsonBody(call.body, name, components)),
    responses: {
      '200': {
        description: 'Done',
        headers: isPublicRead ? ofCache : requestId,
        content: { 'application/json': { schema: response } },
      },
      ...(isPublicRead && { '304': unchanged }),
      ...errorResponsesOf(name, call, responses),
    },
  };
}

function pathParametersOf({ path }: RawRoute): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

const contentOf = (types: readonly string[], schema: Json) =>
  Object.fromEntries(types.map((type) => [type.split(';')[0], { schema }]));

function rawAnswers(answer: RawRoute['answer']): Operation['responses'] {
  if (answer === 'redirect') return {};
  const content = contentOf(answer.types, answer.types.every(isText) ? {} : file);
  const done = { description: 'Done', headers: answer.partial ? ofCache : requestId, content };
  if (!answer.partial) return { '200': done };
  const none = { description: 'No byte of the range that was asked for exists.', headers: requestId };
  return {
    '200': done,
    '206': { ...done, description: 'The range of it that was asked for' },
    '304': unchanged,
    '416': none,
  };
}

const isText = (type: string) => /^text\/(html|plain)|json/.test(type);

function rawBody({ body, name }: RawRoute, components: Components): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  if (!('types' in body)) return jsonBody(body, name, components);
  return { requestBody: { required: false, content: contentOf(body.types, { type: 'object' }) } };
}

export function operationOfRoute(route: RawRoute, components: Components): Operation {
  const { name, summary, policy, tag, params, query, answer } = route;
  const { schemas, responses } = components;
  return {
    operationId: name,
    summary,
    description: describePolicy(policy),
    tags: [tag],
    security: securityOf(route),
    parameters: [
      ...(params ? parametersOf(params, 'path', `${name}Params`, schemas) : pathParametersOf(route)),
      ...parametersOf(query, 'query', `${name}Query`, schemas),
    ],
    ...rawBody(route, components),
    responses: { ...rawAnswers(answer), ...errorResponsesOf(name, route, responses) },
  };
}
