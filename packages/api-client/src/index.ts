export { addressOf } from './address.ts';
export { ApiError } from './apiError.ts';
export { type Client, type ClientOptions, createClient, type FetchInit, type InputOf } from './client.ts';
export type { SessionHooks, SessionLoss } from './session.ts';
export { singleFlight } from './singleFlight.ts';
