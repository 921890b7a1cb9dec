import { randomUUID } from 'node:crypto';
import type { Role } from '@fundfront/content-model';
import { calls, type ErrorResponse, type ResponseOf, type SignedIn } from '@fundfront/content-model/wire';
import { user } from '../src/db/schema/index.ts';
import { hashPassword } from '../src/modules/session/passwords.ts';
import type { TestApi } from './harness.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
}

const password = 'a long enough password';
let hashed: Promise<string> | undefined;

export async function makePerson(
  api: TestApi,
  roles: Role[] = ['editor'],
  state: 'active' | 'waiting' | 'disabled' = 'active',
): Promise<Person> {
  hashed ??= hashPassword(password);
  const id = randomUUID();
  const email = `Person-${id}@example.test`;
  const passwordHash = await hashed;
  await api.handle.db
    .insert(user)
    .values({ id, email, firstName: 'Person', lastName: 'Tester', passwordHash, roles, state });
  return { id, email, password };
}

export interface Device extends SignedIn {
  cookie: string;
}

export async function readJson(response: Response): Promise<SignedIn & ErrorResponse> {
  return (await response.json()) as SignedIn & ErrorResponse;
}

function postJson(api: TestApi, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

export function tryLogin(api: TestApi, email: string, typed: string, from = '203.0.113.1'): Promise<Response> {
  return postJson(api, calls.login.path, { email, password: typed }, { 'x-forwarded-for': from });
}

export async function signIn(api: TestApi, person: Person): Promise<Device> {
  const response = await tryLogin(api, person.email, person.password);
  const body = await readJson(response);
  return { ...body, cookie: cookieOf(response) };
}

export async function refreshWithCookie(api: TestApi, cookie: string, headers: Record<string, string> = {}) {
  const own = { cookie, origin: api.env.PUBLIC_ADMIN_URL, ...headers };
  const response = await postJson(api, calls.refresh.path, undefined, own);
  return { response, body: await readJson(response), cookie: cookieOf(response) };
}

export function withToken(api: TestApi, path: string, token: string, init: RequestInit = {}): Promise<Response> {
  return api.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
}

export async function postCheckSession(
  api: TestApi,
  token: string,
  active?: boolean,
): Promise<ResponseOf<typeof calls.checkSession>> {
  const response = await postJson(api, calls.checkSession.path, { access_token: token, ...(active && { active }) });
  return (await response.json()) as ResponseOf<typeof calls.checkSession>;
}

export function postLogout(api: TestApi, body: { access_token?: string; leaving?: boolean }, token?: string) {
  return postJson(api, calls.logout.path, body, token ? { authorization: `Bearer ${token}` } : {});
}
