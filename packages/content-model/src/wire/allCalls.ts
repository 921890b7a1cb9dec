import type { AnyCall } from './call.ts';
import * as calls from './calls.ts';
import { formCalls } from './forms.ts';

/** For who goes through all of them, such as the API: who makes some names them (`calls.login`) and bundles no others. */
export const allCalls: Readonly<Record<string, AnyCall>> = { ...calls, ...formCalls };
