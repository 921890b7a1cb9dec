import { emailPattern } from '@fundfront/content-model/emailAddress';
import {
  type JsonSchema,
  type OverrideActionContext,
  type OverrideSchemaContext,
  toJsonSchema,
} from '@valibot/to-json-schema';
import { requiredKeys, type Shape } from '../schemaEntries.ts';
import type { Json } from './types.ts';

/** Where a key may not be left out, what a missing one would become is no default. */
function withRequiredKeys({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  const refused = requiredKeys(valibotSchema);
  if (refused.length === 0 || !jsonSchema.properties) return undefined;
  const properties = Object.entries(jsonSchema.properties).map(([key, property]) => {
    if (!refused.includes(key) || typeof property !== 'object') return [key, property];
    const { default: _, ...rest } = property;
    return [key, rest];
  });
  const required = [...new Set([...(jsonSchema.required ?? []), ...refused])];
  return { ...jsonSchema, properties: Object.fromEntries(properties), required };
}

/** A pattern of JSON Schema has no flags: one that needs them would refuse what is right. */
function withoutFlags({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  const requirement = 'requirement' in valibotAction ? valibotAction.requirement : undefined;
  if (!(requirement instanceof RegExp) || !requirement.unicode) return undefined;
  const { pattern: _, ...rest } = jsonSchema;
  return requirement === emailPattern ? { ...rest, format: 'idn-email' } : rest;
}

/** Definitions that belong to a document are removed; recursive parts go to the shared components. */
export function schemaOf(schema: Shape, side: 'input' | 'output', name: string, components: Json): JsonSchema {
  // What a transform does, or a check by code, has no words in JSON Schema: the plain shape before it is described.
  const {
    $schema: _,
    $defs,
    ...shape
  } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideAction: withoutFlags,
    ...(side === 'input' && { overrideSchema: withRequiredKeys }),
  });
  const renamed = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}`));
  for (const [key, inner] of Object.entries($defs ?? {})) components[`${name}${key}`] = renamed(inner);
  return renamed(shape);
}

export function parametersOf(
  schema: Shape | undefined,
  location: 'path' | 'query',
  name: string,
  components: Json,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', name, components);
  return Object.entries(properties).map(([key, shape]) => {
    const description = parameterWords[key];
    return {
      name: key,
      in: location,
      required: location === 'path' || required.includes(key),
      ...(description !== undefined && { description }),
      schema: shape,
    };
  });
}

/** Those that mean the same wherever they stand. */
const parameterWords: Readonly<Record<string, string>> = {
  after: 'From the answer before: what comes after it.',
  cursor: 'The `next` of the answer before; without it, the first page. Null there means that this was the last.',
  direction: 'Order of the list: ascending or descending.',
  from: 'First day, inclusive.',
  id: 'UUID.',
  lang: 'Language of the answer.',
  limit: 'The most entries that one answer holds.',
  locale: 'Language of the text.',
  path: 'Path of a page, with its language prefix.',
  search: 'Words to look for.',
  sort: 'What the list is ordered by.',
  to: 'Last day, inclusive.',
  token: 'The token that a mail carries.',
  type: 'The content type, as its address names it.',
  v: 'A version of the file: the answer may then be kept for good.',
};
