export { ApiError } from './apiError.ts';
export { buildUrl } from './buildUrl.ts';
export { type Client, type ClientOptions, createClient, type FetchInit, type InputOf } from './client.ts';
export type { SessionHooks, SessionLoss } from './session.ts';
export { singleFlight } from './singleFlight.ts';
