import { type Client, createClient } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import type { Person } from './people.ts';

/** Signs in at its first call, and again when its access token has run out. */
export function apiAs(api: string, person: Person): Client {
  const anonymous = createClient({ prefix: api });
  let token: string | null = null;
  const signIn = async () => {
    token = (await anonymous.call(calls.login, { body: person })).token;
    return true;
  };
  // Calls at the same time share one sign-in: each would end the session of the one before.
  let pending: Promise<boolean> | undefined;
  const refresh = () => {
    pending ??= signIn().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const client = createClient({
    prefix: api,
    session: { token: () => token, refresh, lost: () => undefined },
    timeout: 30_000,
  });
  return {
    call: async (call, input, init) => {
      if (token === null) await refresh();
      return client.call(call, input, init);
    },
    download: async (path) => {
      if (token === null) await refresh();
      return client.download(path);
    },
  };
}
