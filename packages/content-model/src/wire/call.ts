import type * as v from 'valibot';
import type { Permission } from '../permissions.ts';
import type { CallTag } from './tags.ts';

type Shape = v.GenericSchema<unknown, unknown>;

/** Every call names its policy; there is no default. */
export type CallPolicy = 'anyone' | 'signed-in' | Permission | 'site' | 'read-token';

/**
 * Declared once: the API makes its route, its checks and its OpenAPI page from it, the client its types. `:name` in the
 * path is a parameter of `params`.
 */
export interface Call<
  Params extends Shape | undefined,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  ResponseShape extends Shape,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly policy: CallPolicy;
  readonly summary: string;
  readonly tag: CallTag;
  /** Begins, continues or ends a session: a client whose token is refused does not renew it for this call. */
  readonly session?: true;
  /** Open to a person whose role asks for a second step that they have not set up yet. */
  readonly beforeSecondStep?: true;
  readonly params?: Params;
  readonly query?: Query;
  /** JSON. A call that takes files (`multipartCall`) has none. */
  readonly body?: Body;
  readonly multipart?: true;
  /** Where schemas name messages by key. */
  readonly translate?: (message: string, body: unknown) => string;
  readonly response: ResponseShape;
}

export type AnyCall = Call<Shape | undefined, Shape | undefined, Shape | undefined, Shape>;

/** Without side effects: a bundle drops the calls that it does not make. */
// @__NO_SIDE_EFFECTS__
export function call<
  ResponseShape extends Shape,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(declaration: Call<Params, Query, Body, ResponseShape>): Call<Params, Query, Body, ResponseShape> {
  return declaration;
}

// @__NO_SIDE_EFFECTS__
export function multipartCall<
  ResponseShape extends Shape,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
>(
  declaration: Call<Params, Query, undefined, ResponseShape>,
): Call<Params, Query, undefined, ResponseShape> & { readonly multipart: true } {
  return { ...declaration, multipart: true };
}

/** A call without a part has `undefined` there, and NonNullable makes `never` of it. */
type SchemaInput<S> = [S] extends [never] ? undefined : S extends Shape ? v.InferInput<S> : undefined;
type SchemaOutput<S> = [S] extends [never] ? undefined : S extends Shape ? v.InferOutput<S> : undefined;

export type ParamsOf<C extends AnyCall> = SchemaInput<NonNullable<C['params']>>;
export type QueryOf<C extends AnyCall> = SchemaInput<NonNullable<C['query']>>;
export type BodyOf<C extends AnyCall> = SchemaInput<NonNullable<C['body']>>;
export type ResponseOf<C extends AnyCall> = v.InferOutput<C['response']>;

export type ParsedParams<C extends AnyCall> = SchemaOutput<NonNullable<C['params']>>;
export type ParsedQuery<C extends AnyCall> = SchemaOutput<NonNullable<C['query']>>;
export type ParsedBody<C extends AnyCall> = SchemaOutput<NonNullable<C['body']>>;
