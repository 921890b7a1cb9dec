import { randomUUID } from 'node:crypto';
import { type BodyOf, calls } from '@fundfront/content-model/wire';
import type { Person } from './people.ts';

type NewUser = BodyOf<typeof calls.createUser>;

/** Makes staff accounts through the API, signed in as an administrator whom nobody else signs in as. */
export class Staff {
  readonly #api: string;
  readonly #as: Person;
  #token: string | undefined;

  constructor(api: string, as: Person) {
    this.#api = api;
    this.#as = as;
  }

  /** A new active person with these roles, known to the calling test alone. */
  async add(roles: NewUser['roles'], email = `${randomUUID()}@example.test`): Promise<Person> {
    const password = `made-for-one-test-${randomUUID()}`;
    const user: NewUser = { email, password, firstName: 'Test', lastName: roles.join(' ') || 'Nobody', roles };
    const answer = await this.#send(user);
    if (!answer.ok) throw new Error(`No account was made: ${answer.status} ${await answer.text()}`);
    return { email, password };
  }

  async #send(user: NewUser): Promise<Response> {
    this.#token ??= await this.#signIn();
    const answer = await post(this.#api + calls.createUser.path, user, { authorization: `Bearer ${this.#token}` });
    if (answer.status !== 401) return answer;
    // Access tokens are short-lived, test runs are not.
    this.#token = undefined;
    return post(this.#api + calls.createUser.path, user, { authorization: `Bearer ${await this.#signIn()}` });
  }

  async #signIn(): Promise<string> {
    const answer = await post(this.#api + calls.login.path, this.#as);
    const { token }: { token?: string } = JSON.parse(await answer.text());
    if (!token) throw new Error(`${this.#as.email} could not sign in: ${answer.status}`);
    return token;
  }
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
